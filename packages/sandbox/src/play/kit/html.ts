/** Text as HTML, also inside an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that cannot end the script element around it. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** A text with its values: `{count} lines`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
