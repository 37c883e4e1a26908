import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const library = (path: string): string => readFileSync(require.resolve(path), 'utf8');

/** Style sheets of pages that use our elements: well-known libraries, common themes, and bad hand-written styles. */
export const hostSheets: Readonly<Record<string, string>> = {
  bootstrap: library('bootstrap/dist/css/bootstrap.min.css'),
  'bootstrap, right to left': library('bootstrap/dist/css/bootstrap.rtl.min.css'),
  bulma: library('bulma/css/bulma.min.css'),
  pico: library('@picocss/pico/css/pico.min.css'),
  'normalize.css': library('normalize.css/normalize.css'),
  'reset of everything': '* { all: unset }',
  'reset of everything, important': '* { all: unset !important }',
  'preflight of utilities':
    '*, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 } html { line-height: 1.5; tab-size: 4 } img, svg { display: block; vertical-align: middle } button, input { font: inherit; background: transparent }',
  'theme of a blog':
    'body { font: 19px/1.8 Georgia; color: #333 } a { color: #c00; text-decoration: underline } ul { list-style: disc; padding-left: 2em } li { margin: 8px 0 } img { border: 4px solid #eee; max-width: 50% } h2, h3 { text-transform: uppercase; letter-spacing: 2px } section { padding: 40px }',
  'small root': ':root { font-size: 62.5% }',
  'huge root': ':root { font-size: 40px }',
  'large text': '* { font-size: 30px !important; line-height: 3 !important }',
  'spaced text':
    '* { letter-spacing: 3px !important; word-spacing: 9px !important; text-indent: 20px !important }',
  'capital letters':
    '* { text-transform: uppercase !important; font-variant: small-caps !important }',
  'other face':
    '* { font-family: "Comic Sans MS", cursive !important; font-style: italic !important }',
  'right to left': '* { direction: rtl !important; unicode-bidi: bidi-override !important }',
  'text at the right':
    '* { text-align: right !important; white-space: pre !important; word-break: break-all !important }',
  'no pointer':
    '* { cursor: wait !important; pointer-events: auto !important; user-select: none !important }',
  colours:
    '* { color: red !important; background: yellow !important; fill: lime !important; stroke: blue !important }',
  boxes:
    'div, section, ul, li, span, a, p { border: 5px solid red !important; padding: 20px !important; margin: 20px !important }',
  floats:
    'div, section, ul, li { float: left !important; position: relative !important; z-index: 9999 !important }',
  'slow motion': '* { transition: all 3s !important; animation-duration: 9s !important }',
  'names of ours':
    '[data-component] { display: none !important } [data-part] { opacity: 0 !important } [data-brand] { filter: invert(1) !important }',
  'the element itself':
    ':is(parlour-jackpot, parlour-winners, parlour-games, parlour-promotions, parlour-notices) { font: italic 30px serif !important; color: red !important; text-transform: uppercase !important; letter-spacing: 4px !important; line-height: 4 !important; text-align: center !important; visibility: visible; quotes: none !important; cursor: crosshair !important; list-style: square !important }',
  'tokens of ours':
    ':root, * { --pl-space-4: 90px !important; --pl-color-surface-raised: red !important; --pl-type-body: 30px serif !important; --pl-radius-lg: 0 !important }',
  'a layer of the same name':
    '@layer pl.ui { * { color: red !important; padding: 30px !important } }',
  'parts and slots':
    '::slotted(*) { display: none } *::part(root) { display: none !important } slot { display: none !important }',
  print:
    '* { background: transparent !important; color: #000 !important; box-shadow: none !important; text-shadow: none !important }',
};
