/** A spreadsheet would reckon with a cell that begins like this. */
const isFormula = /^[=+\-@\t\r]/;
/** An amount is a number and nothing else. */
const isNumber = /^-?\d+(\.\d+)?$/;

/** A cell that no spreadsheet takes for a formula: the apostrophe makes it a text. */
const harmless = (text: string): string =>
  isFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Rows as CSV by RFC 4180, with the mark that makes Excel read Bengali (MEM). The first row has the
 * heads. Amounts stay numbers; every other cell that could be a formula becomes a text.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(',')}\r\n`).join('')}`;
