### What the value says of a match, and how it learns.

## Command line

cli-hint = Show the chance to win after each choice of an unfinished match.
cli-review = Look back at a match: every decision, what it cost, and what was luck.
cli-train = Let the value of a game learn anew by playing with itself.
cli-flag-svg = Draw the chance to win as a picture (SVG) into this file.
cli-flag-matches = How many matches each voice of the value learns from, rounded down to thousands.
cli-flag-workers = How many processes play. What is learned does not depend on it.
cli-flag-out = The file for the value. Beside it lie the checkpoints, one for each voice, from which a stopped training goes on.

error-hint-over = This match is over; look back at it with “reverie review { $file }”.
error-review-nothing = Nobody has decided anything in “{ $file }” yet.
error-no-training = { $game } has no value that could learn. There is one for: { $known }.
error-train-extra = Training needs NumPy and SciPy. Install them with: pip install "reverie[train]"
error-train-checkpoint = “{ $file }” is no checkpoint of this training. Name another file with --out, or delete it.

## Hints

hint-title = Chance to win: { $question }
hint-choice = Choice
hint-meaning = What it means
hint-chance = Chance
hint-depth = { $draws ->
    [0] Judged by the learned value alone.
    [one] The choices near the best were looked ahead one draw.
   *[other] The choices near the best were looked ahead { $draws } draws.
}

## Review

review-title = Chance to win
review-line = Line
review-choice = Choice
review-chance = Chance after it
review-cost = Cost
review-luck = Luck after it
review-start = At the start
review-luck-sum = Luck: what the cards did
review-skill-sum = Skill: what the choices cost
review-now = Now
review-won = Won
review-lost = Lost
review-turns = Turning points
review-no-turns = No turning points.
review-mistakes = Choices that cost more than 2 points
review-no-mistakes = No choice cost more than 2 points.
review-mistake = Line { $line }: { $choice }. Better: { $better } (by { $cost } points).
review-turn = Line { $line }: after “{ $choice }” luck changed the chance by { $luck } points.
review-axis = Decisions, from the first to the last. Dots mark choices that cost more than 2 points.
review-drawn = The curve is in { $file }.

## Training

train-progress = Voice { $voice } of { $voices }, matches (won: { $share })
train-trial = Trial matches, looking ahead
train-resumed = Going on after { $matches } matches.
train-done = Learned from { $matches } matches. The value is in { $file }.
