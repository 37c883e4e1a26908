/** Rounds a number for the drawing: screens show nothing finer than one decimal. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10);

const tidied = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Removes source line breaks: entirely beside a tag, down to one space inside data. */
const tidy = (part: string) =>
  part
    .replace(/^\s*\n\s*(?=<)/, '')
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\s*\n\s*(?=<)/g, '')
    .replace(/\s*\n\s*/g, ' ');

/** Template tag of all drawings: rounds numbers and removes the indentation of the source. */
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
