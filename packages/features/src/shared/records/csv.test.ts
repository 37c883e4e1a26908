import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** Parses CSV by RFC 4180, as a spreadsheet does. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        if (text[at] === '"') at += 1;
        cell += text[at];
        at += 1;
      }
      at += 1;
    } else {
      while (!/[,\r]/.test(text[at] ?? ',')) {
        cell += text[at];
        at += 1;
      }
    }
    row.push(cell);
    if (text[at] === ',') at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

const untouched = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, '');
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((text) => !text.startsWith("'")),
  fc.constantFrom(
    '=1+1',
    '+880',
    '-5',
    '-1,000',
    '@sum',
    '\tx',
    '\rx',
    '\nx',
    '\uFF1D1+1',
    '"',
    'a,b',
    'ক\nখ',
    '-1.50',
  ),
);

test('[MEM-07] any table is read back from its file unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell)), (rows) => {
      const read = parse(toCsv(rows));
      expect(read.map((row) => row.map(untouched))).toEqual(rows);
      for (const text of read.flat())
        expect(text).toMatch(/^(?![=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])|^-\d+(\.\d+)?$/);
    }),
  );
});

test('[MEM-07] a cell that could be a formula becomes a text; an amount stays a number', () => {
  expect(toCsv([['=cmd()', '+8', '-8.50', '-2+3', '@a', 'ঢাকা']])).toBe(
    "\uFEFF'=cmd(),'+8,-8.50,'-2+3,'@a,ঢাকা\r\n",
  );
});

test.each(['=1+1', '+880', '-2+3', '@a', '\t=1', '\r=1', '\n=1', '\uFF1D1+1', '\uFF20a'])(
  '[AGT-05] a user name %j cannot be a formula in the file of an agent',
  (name) => {
    expect(toCsv([[name]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
  },
);
