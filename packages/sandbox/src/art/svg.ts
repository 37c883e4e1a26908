/** A number as it is written into the drawing: one decimal is finer than any screen shows. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10);

const tidied = new WeakMap<TemplateStringsArray, readonly string[]>();

/** A source line break is layout of the code only: nothing beside a tag, one space inside data. */
const tidy = (part: string) =>
  part
    .replace(/^\s*\n\s*(?=<)/, '')
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\s*\n\s*(?=<)/g, '')
    .replace(/\s*\n\s*/g, ' ');

/** Template tag of all drawings: rounds numbers and takes out the indentation of the source. */
export function svg(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  let parts = tidied.get(strings);
  if (!parts) {
    parts = strings.map(tidy);
    tidied.set(strings, parts);
  }
  let drawn = parts[0] ?? '';
  values.forEach((value, index) => {
    drawn += (typeof value === 'number' ? tenth(value) : value) + (parts[index + 1] ?? '');
  });
  return drawn;
}
