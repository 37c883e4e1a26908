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
  '.a:focus-visible { box-shadow: 0 0 0 2px red; outline: 2px solid }',
  '.a:focus ~ .b { box-shadow: 0 0 0 2px red; border-color: red }',
  '.a:not(:focus-visible) { box-shadow: 0 0 0 2px red }',
  '.a:focus-within { box-shadow: 0 0 0 2px red }',
])('[A11-01] accepts a focus ring that is visible in forced colours: %s', (css) => {
  expect(kinds(`@layer pl.ui { ${css} }`)).toEqual([]);
});

const under = (media: string, css: string) =>
  `@media (prefers-reduced-motion: ${media}) { ${css} }`;

test.each([
  ['a token of motion', '.a { animation: in var(--pl-motion-enter) ease .15s backwards }'],
  [
    'two tokens',
    '.a { transition: opacity var(--pl-motion-slow) var(--pl-motion-ease-in), visibility 0s }',
  ],
  ['nothing', '.a { animation: linear infinite in }'],
  ['motion that is wanted', under('no-preference', '.a { animation: in 1s infinite }')],
  [
    'what stands still',
    `.a { animation: in 1s infinite } ${under('reduce', '.a { animation: none }')}`,
  ],
  [
    'what is stopped in its place',
    `.b .a { transition: opacity 1s } ${under('reduce', '.c .a:hover { transition: none }')}`,
  ],
  [
    'what is not shown',
    `.a { animation: in calc(2 * var(--pl-round)) } ${under('reduce', '.a { display: none }')}`,
  ],
])('[A11-01] accepts a style that moves by %s', (_what, css) => {
  expect(kinds(`@layer pl.ui { ${css} }`)).toEqual([]);
});

test.each([
  ['a time of its own', '.a { animation: .9s linear infinite in }'],
  ['a calculated time', '.a { animation-duration: calc(2 * var(--pl-round)) }'],
  ['a property of its own', '.a { transition: opacity var(--pl-round) var(--pl-motion-ease-in) }'],
  ['one of two times', '.a { transition: opacity var(--pl-motion-slow), transform 2s }'],
  [
    'the stillness of another class',
    `.a { animation: in 1s } ${under('reduce', '.b { animation: none }')}`,
  ],
  [
    'the stillness of one of two',
    `.a, .b { animation: in 1s } ${under('reduce', '.b { animation: none }')}`,
  ],
  [
    'an end of transitions alone',
    `.a { animation: in 1s } ${under('reduce', '.a { transition: none }')}`,
  ],
])('[A11-01] reports a style that moves by %s', (_what, css) => {
  expect(kinds(`@layer pl.ui { ${css} }`)).toEqual(['neverStill']);
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
  ['shadowRing', '@layer pl.ui { .a:focus-visible { box-shadow: 0 0 0 2px red } }'],
  ['shadowRing', '@layer pl.ui { .a:focus + .b { box-shadow: 0 0 0 2px red; outline: none } }'],
])('reports %s in %s', (kind, css) => {
  expect(kinds(css)).toEqual([kind]);
});
