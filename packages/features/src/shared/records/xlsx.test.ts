import { type CellObject, read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { FileTable } from './file-table.ts';
import { toXlsx } from './xlsx.ts';

/** A cell as a spreadsheet reads it: a text, or a number with its format. */
const shown = ({ t, v, z, f }: CellObject) => {
  if (f !== undefined) return { formula: f };
  return t === 'n' ? { number: v, format: z } : v;
};

/** The cells of the sheet, row by row, as a spreadsheet opens the file. */
async function opened(table: FileTable) {
  const book = read(await toXlsx(table).arrayBuffer(), { cellNF: true });
  const [sheet = {}] = Object.values(book.Sheets);
  const { e } = utils.decode_range(sheet['!ref'] ?? 'A1');
  const rows = Array.from({ length: e.r + 1 }, (_, r) =>
    Array.from({ length: e.c + 1 }, (_, c): unknown => {
      const cell: CellObject = sheet[utils.encode_cell({ r, c })];
      return shown(cell);
    }),
  );
  return { rows, sheet };
}

test('[AGT-05] [AGT-08] amounts are exact numbers; one that a spreadsheet would change stays exact text', async () => {
  const { rows } = await opened({
    heads: ['Username', 'Stake (৳)'],
    numeric: [false, true],
    rows: [
      ['ta***33', '1234567.80'],
      ['12345', '-0.05'],
      ['ri***18', '12'],
      ['ja***52', '0.1234'],
      ['mi***07', '9007199254740993.01'],
      ['no***65', '0.12345'],
      ['su***91', '007'],
      ['pa***44', 'Unknown'],
    ],
  });
  expect(rows).toEqual([
    ['Username', 'Stake (৳)'],
    ['ta***33', { number: 1234567.8, format: '0.00' }],
    ['12345', { number: -0.05, format: '0.00' }],
    ['ri***18', { number: 12, format: '0' }],
    ['ja***52', { number: 0.1234, format: '0.0000' }],
    ['mi***07', '9007199254740993.01'],
    ['no***65', '0.12345'],
    ['su***91', '007'],
    ['pa***44', 'Unknown'],
  ]);
});

test('[AGT-05] [AGT-08] a cell that could be a formula is text, and no cell is a formula', async () => {
  const hostile = ['=1+1', '+880', '-2+3', '@sum(A1)', '=HYPERLINK("http://x")', '\tx', '<b>&amp;'];
  const { rows } = await opened({
    heads: ['=cmd()'],
    numeric: [true],
    rows: hostile.map((text) => [text]),
  });
  expect(rows.flat()).toEqual(['=cmd()', ...hostile]);
});

test('[AGT-05] letters that XML cannot hold are left out, and an escape of Excel stays as it was typed', async () => {
  const { rows } = await opened({
    heads: ['A'],
    numeric: [false],
    rows: [['a\u0000b\u001Fc'], ['\uD800x\uFFFF'], ['_x0041_'], ['x'.repeat(40_000)]],
  });
  const [, control, broken, typed, long] = rows.flat();
  expect([control, broken, typed]).toEqual(['abc', 'x', '_x0041_']);
  expect(long).toHaveLength(32_767);
});

test('[AGT-05] [I18-01] Bengali is written as it is, and the headings can sort and filter', async () => {
  const { rows, sheet } = await opened({
    heads: ['সময়'],
    numeric: [false],
    rows: [['২০২৬-১১-২০ \u{1F680}']],
  });
  expect(rows).toEqual([['সময়'], ['২০২৬-১১-২০ \u{1F680}']]);
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:A2' });
});

test('[AGT-08] ten thousand rows are a file without a worker, which the policy of the site refuses', async () => {
  expect(globalThis).not.toHaveProperty('Worker');
  const { rows } = await opened({
    heads: ['Username', 'Amount'],
    numeric: [false, true],
    rows: Array.from({ length: 10_000 }, (_, at) => [`member ${at}`, `${at}.50`]),
  });
  expect(rows).toHaveLength(10_001);
});
