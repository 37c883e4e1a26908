/** A spreadsheet treats a cell that begins like this as a formula; some do so with the wide signs of East Asia too. */
const isFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Matches a complete number. */
const isNumber = /^-?\d+(\.\d+)?$/;

/** Puts an apostrophe before a cell that a spreadsheet could take for a formula, so that it becomes text. */
const harmless = (text: string): string =>
  isFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Writes rows as CSV by RFC 4180, with the byte order mark that lets Excel read Bengali (MEM). The first row contains
 * the headers. Amounts stay numbers; every other cell that could be a formula becomes text.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(',')}\r\n`).join('')}`;
