import { expect, test } from 'vitest';
import { checkCss } from './css.ts';

const kinds = (css: string) => checkCss(css).map(({ kind }) => kind);

test('accepts layered, logical, token-coloured rules', () => {
  const good = `
    @layer pl.reset, pl.tokens;
    @layer pl.tokens { :root { --pl-color-accent-fill: #005f4e } }
    @layer pl { @layer tokens { .x { color: #fff } } }
    @layer pl.ui { .a { margin-inline: 4px; color: var(--pl-color-text-primary) }
      @media (min-width: 768px) { .a { padding-block: 4px; text-align: start } } }
    @font-face { font-family: X; src: url(x.woff2) }
    @keyframes spin { to { transform: rotate(1turn) } }`;
  expect(kinds(good)).toEqual([]);
});

test.each([
  ['unlayered', '.a { color: inherit }'],
  ['unlayered', '@media print { .a { color: inherit } }'],
  ['physical', '@layer pl.ui { .a { margin-left: 4px } }'],
  ['physical', '@layer pl.ui { .a { left: 0 } }'],
  ['physical', '@layer pl.ui { .a { text-align: right } }'],
  ['rawColour', '@layer pl.ui { .a { color: #fff } }'],
  ['rawColour', '@layer pl.ui { .a { box-shadow: 0 0 2px rgba(0, 0, 0, .2) } }'],
  ['rem', '@layer pl.ui { .a { padding: 1rem } }'],
  ['animated', '@keyframes grow { to { width: 10px } }'],
])('reports %s in %s', (kind, css) => {
  expect(kinds(css)).toEqual([kind]);
});
