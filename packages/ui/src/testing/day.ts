/** What the helpers need of a person: `user` of Testing Library, or `userEvent` of a story. */
export interface Typist {
  /** Presses an element. */
  click(target: Element): Promise<void>;
  /** Types keys, as user-event writes them. */
  keyboard(text: string): Promise<void>;
}

/** The boxes of a date field: year, month, day. `field` is its group. */
export const dayBoxes = (field: Element): readonly HTMLInputElement[] => [
  ...field.querySelectorAll('input'),
];

/** Returns what a date field shows: `2026-11-20`, and `--` when it is empty. */
export const dayIn = (field: Element): string =>
  dayBoxes(field)
    .map(({ value }) => value)
    .join('-');

/** Types a day into a date field as a person does, digit by digit from the first box on; `''` empties the boxes. */
export async function typeDay(user: Typist, field: Element, day: string): Promise<void> {
  const [first, ...others] = dayBoxes(field);
  if (!first) throw new Error('This is no date field');
  if (day !== '') {
    await user.click(first);
    return user.keyboard(day.replaceAll('-', ''));
  }
  for (const box of [first, ...others]) {
    await user.click(box);
    await user.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}');
  }
}
