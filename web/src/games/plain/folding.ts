/** Choices in lines: those of one kind that follow each other share one. */

export interface Choice {
  text: string;
  /** Its number for the keyboard, from 1. */
  number: number;
  /** What tells it from the others of its line. */
  short?: string;
}

export interface ChoiceLine {
  label?: string;
  choices: Choice[];
}

export function folded(
  choices: string[],
  fold: (text: string) => { label: string; short: string } | null,
): ChoiceLine[] {
  const lines: ChoiceLine[] = [];
  const lineOf = new Map<string, ChoiceLine>();
  choices.forEach((text, index) => {
    const kind = fold(text);
    if (!kind) return void lines.push({ choices: [{ text, number: index + 1 }] });
    const choice = { text, number: index + 1, short: kind.short };
    const line = lineOf.get(kind.label);
    if (line) return void line.choices.push(choice);
    const opened = { label: kind.label, choices: [choice] };
    lineOf.set(kind.label, opened);
    lines.push(opened);
  });
  return lines;
}
