### What is said about content files: the files that say what lies in a game's box.

## Command line

cli-content = Look after content files: what lies in the box of a game.
cli-check = Check a content file. Without FILE, the one that comes with Reverie.
cli-flag-advice = Also say where the file departs from the advice our own set follows.

error-content = { $faults ->
    [one] The file has one fault. It can be played once it is put right.
   *[other] The file has { $faults } faults. It can be played once they are put right.
}
error-content-game = “{ $game }” has no content files. These games have them: { $known }.

content-good-dreamscape = { $file } is good: “{ $name }” with { $cards } landscapes ({ $first } of level I, { $second } of level II, { $third } of level III), { $tokens ->
    [one] one Dream token
   *[other] { $tokens } Dream tokens
}, { $shards } shards and { $red } nightmare shards.
content-as-advised = It follows all the advice, too.
content-advice = { $text } (only advice)

## Laws: form

content-utf8 = The text is not written in UTF-8.
content-too-big = The file is too big for a content file.
content-json-value = This is not JSON: a value is missing here.
content-json-text = This is not JSON: a text has to end on its own line, and a quotation mark or a backslash inside it needs a backslash before it.
content-json-next = This is not JSON: a comma or a closing bracket is missing here.
content-json-colon = This is not JSON: the name of a field needs a colon after it.
content-json-name = This is not JSON: the name of a field in quotation marks is missing here, or there is a comma too many.
content-json-rest = This is not JSON: the file should have ended before this.
content-json-end = This is not JSON: the file ends before every bracket is closed.
content-json-deep = There are too many brackets inside brackets.
content-root = The file has to be one object, in curly brackets.
content-field-repeated = The field “{ $field }” stands here a second time.
content-field-unknown = There is no field “{ $field }” here. Possible: { $known }.
content-field-missing = The field “{ $field }” is missing.
content-form = { $form ->
    [object] “{ $field }” has to be an object, in curly brackets.
    [list] “{ $field }” has to be a list, in square brackets.
    [text] “{ $field }” has to be a text, in quotation marks.
    [number] “{ $field }” has to be a whole number.
   *[flag] “{ $field }” has to be true or false.
}
content-range = “{ $field }” has to be a whole number from { $least } to { $most }.
content-word = “{ $value }” cannot be the { $field }: write up to 40 small letters from a to z, digits and hyphens.
content-pair = “{ $field }” has to be two numbers.
content-format = The format has to be “{ $wanted }”.
content-version = The file has version { $found }; this Reverie reads version { $known }.
content-id-place = The id here has to be “{ $wanted }”, not “{ $id }”: pieces are called by their place in the list.

## Laws: Dream World, Studio and supply

content-powers-count = There are { $wanted } locales, so there have to be as many powers, not { $found }.
content-power-unknown = “{ $value }” is no power. Possible: { $known }.
content-power-repeated = Two locales have the power “{ $power }”.
content-edge-loop = This passage leads from locale { $locale } to itself.
content-edge-repeated = The passage between { $one } and { $other } is there twice.
content-edge-missing = The passage between { $one } and { $other } is missing: the Nightmare begins there.
content-board-split = No way leads from locale 1 to { $locales }.
content-dots-count = A locale has { $wanted } spaces for shards, not { $found }.
content-dots-order = The dots must not become fewer from left to right, or gaps would stay empty.
content-dots-first = The key space needs 2 dots: it is filled in every game.
content-shards-few = With only { $found } shards a game of four cannot be set up; it takes { $least }.

## Laws: landscapes

content-cards-few = Level { $level } has { $found ->
    [one] one card
   *[other] { $found } cards
}; it needs at least { $least }.
content-cards-many = There are { $found } cards; at most { $most } are possible.
content-name-missing = There is no name here. Give one in at least one of these languages: { $known }.
content-name = “{ $value }” cannot be a name: write 1 to { $most } visible signs without spaces at the ends.
content-row-length = This row has { $found ->
    [one] one space
   *[other] { $found } spaces
}, the first row has { $wanted }. Write a dot for a space that is not part of the card.
content-pattern-empty = The landscape is empty.
content-cell = “{ $cell }” cannot be read. Write shards from bottom to top, such as RRW, then +T for a tree or +D for the Dreamer.
content-cell-colour = “{ $cell }”: a landscape is made of { $known } only.
content-cell-high = A stack of { $found } shards is too high; { $most } are possible.
content-dreamer-tree = “{ $cell }”: the Dreamer cannot stand where a tree stands.
content-dreamers = { $found ->
    [0] The Dreamer is missing: mark the space where he has to stand with +D.
   *[other] The Dreamer stands on { $found } spaces; there is only one of him.
}
content-pattern-big = A landscape of { $rows } × { $columns } spaces does not fit into the Studio.
content-pattern-shards = The landscape takes { $needed } shards { $colour }; the box holds { $there }.
content-pattern-trees = The landscape takes { $needed } trees; the smallest supply is { $there }.

## Laws: tokens

content-tokens-few = { $least } tokens are drawn for a game without the Nightmare, but there { $found ->
    [one] is only one
   *[other] are only { $found }
} to draw from.
content-tokens-many = There are too many tokens; at most { $most } are possible.
content-kind-unknown = “{ $value }” is no kind of token. Possible: { $known }.
content-slot-missing = A token “{ $kind }” needs a colour: write "colour_slot": true.
content-slot-extra = A token “{ $kind }” has no colour: leave “colour_slot” out.
content-nightmare-only = A token “{ $kind }” makes sense with the Nightmare only: write "nightmare_only": true.
content-scale-empty = The scale is empty.
content-scale-count = “{ $value }” is no number of shards from 1 to { $most }.
content-scale-order = The scale has to rise: { $count } comes after a greater number of shards, or twice.
content-scale-falling = More shards must not give fewer points: { $points } comes after { $last }.

## Advice

content-advice-level-count = Level { $level } has { $found } cards; our set has { $wanted }.
content-advice-quota = The power “{ $power }” is on { $found } cards; in our set it is on { $wanted }.
content-advice-level-quota = On level { $level } the power “{ $power }” is on { $found } cards; at least { $least } would be good.
content-advice-demand = The cards ask for { $colour } with { $asked } % of their shards, but the bag has { $there } %.
content-advice-kind-count = There are { $found } tokens “{ $kind }”; our set has { $wanted }.
content-advice-entry-middle = The entry is usually the middle space of the lowest row.
content-advice-box = The landscape spreads over { $rows } × { $columns } spaces; { $most } × { $most } should be enough.
content-advice-split = The landscape is not in one piece.
content-advice-twin = This is the landscape of { $other }, turned or mirrored.
content-advice-cells = The landscape has { $found } spaces; on level { $level } we use { $least } to { $most }.
content-advice-size = The landscape takes { $found } shards and trees; on level { $level } we use { $least } to { $most }.
content-advice-height = A stack is { $found } shards high; on level { $level } we go up to { $most }.
content-advice-trees = The landscape takes { $found } trees; on level { $level } we use { $most } at most.
content-advice-points = The card gives { $found } points; by its size it is worth about { $wanted }.
content-advice-points-rise = The card gives { $found } points, no more than a card of level { $level } does ({ $highest }).
content-advice-language = The card has no name in this language: { $language }.
content-advice-same-name = The card { $other } has the same name.
