import { type CellObject, utils, type WorkSheet, writeXLSX } from '@e965/xlsx';
import type { FileTable } from './file-table.ts';

// SheetJS packs the file on the page itself: a library that packs in a worker from a blob is refused by the policy of
// the site.

/** Matches a number that a spreadsheet writes the same way, with up to four decimals. */
const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d{1,4})?$/;
/** A spreadsheet keeps fifteen digits of a number. */
const keptDigits = 15;
/** Letters that a cell may hold. */
const longestText = 32_767;
/** Rows whose texts decide the width of a column. */
const measuredRows = 200;

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Letters that XML does not have are left out; `_x0041_` is not read as `A`. */
const textCell = (text: string): CellObject => ({
  t: 's',
  v: text
    .slice(0, longestText)
    .replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_'),
});

/**
 * A cell of a column of amounts is a number that can be summed, if a spreadsheet keeps all its digits; any other stays
 * text, so that it is exact. Every other cell is text: no text becomes a formula.
 */
function cell(text: string, numeric: boolean): CellObject {
  const isExact = isNumber.test(text) && text.replaceAll(/\D/g, '').length <= keptDigits;
  if (!numeric || !isExact) return textCell(text);
  const [, decimals = ''] = text.split('.');
  const format = decimals === '' ? '0' : `0.${'0'.repeat(decimals.length)}`;
  return { t: 'n', v: Number(text), z: format };
}

/** The width of a column in letters: its longest text, within limits. */
const widthOf = (texts: readonly string[]): number =>
  Math.min(40, Math.max(8, ...texts.map(({ length }) => length + 2)));

function sheetOf({ heads, numeric, rows }: FileTable): WorkSheet {
  const sheet = utils.aoa_to_sheet([
    heads.map(textCell),
    ...rows.map((row) => row.map((text, at) => cell(text, numeric[at] === true))),
  ]);
  sheet['!cols'] = heads.map((head, at) => ({
    wch: widthOf([head, ...rows.slice(0, measuredRows).map((row) => row[at] ?? '')]),
  }));
  // The headings get the buttons that sort and filter.
  if (sheet['!ref']) sheet['!autofilter'] = { ref: sheet['!ref'] };
  return sheet;
}

/** Writes a table as XLSX (AGT-08). Loaded only when somebody wants such a file. */
export function toXlsx(table: FileTable): Blob {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheetOf(table));
  // With shared strings a text keeps its letters in every spreadsheet.
  const bytes: ArrayBuffer = writeXLSX(book, { type: 'array', compression: true, bookSST: true });
  return new Blob([bytes], { type: mime });
}
