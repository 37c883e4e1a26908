import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

/** Reads the modules of the code from the SVG path. */
function modulesOf(html: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+)/.exec(html)?.[1]);
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const path = html.slice(html.indexOf('fill="black"'));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
      const row = grid[Number(y)];
      if (row) row[at] = true;
    }
  }
  return grid;
}

test.each(['https://parlour.example/down', 'x', `https://a.example/?q=${'long'.repeat(80)}`])(
  '[LAY-09] the drawing of %s matches the code in every module',
  (text) => {
    const html = renderToStaticMarkup(<QrCode text={text} label="code" />);
    expect(modulesOf(html)).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  },
);

test('[LAY-09] a link of the site gives a small code with a quiet zone around it', () => {
  const grid = modulesOf(renderToStaticMarkup(<QrCode text="https://a.example/down" label="x" />));
  expect(grid.length).toBeLessThan(48);
  for (const row of [...grid.slice(0, 4), ...grid.slice(-4)]) expect(row).not.toContain(true);
});
