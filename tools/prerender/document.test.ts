import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';
import { documentOf, inScript, liftPreloads, liftStyles, type Page } from './document.ts';

const shell = `<!doctype html>
<html lang="bn" dir="ltr" data-brand="padma" data-scheme="light"><head><title>Parlour</title>
<script id="parlour-config" type="application/json">{ "merchant": "one" }</script>
<script>first()</script>
<link rel="preload" as="script" href="/assets/files-1.js">
<link rel="stylesheet" crossorigin href="/assets/home.css">
</head><body><div id="root"></div>
<script data-files src="/assets/files-1.js"></script></body></html>`;

const page: Page = {
  path: '/',
  language: 'en',
  direction: 'ltr',
  brand: 'shapla',
  title: 'Shapla & Co',
  html: '<p class="a" style="color:red">$& text</p>',
  answers: '/assets/answers.json',
  calls: [['/wps/system/status', 'W/"tag"']],
  headers: { merchant: '</script><!--' },
  host: 'host.invalid',
};
const home = { href: '/assets/home.css', css: '.a{margin:0}.b{margin:1px}' };

test('[LAY-04] [NAV-01] a document says its language, brand, name and address before anything runs', () => {
  const html = documentOf(shell, page, [home]);
  expect(html).toContain('<html lang="en" dir="ltr" data-brand="shapla"');
  expect(html).toContain('<title>Shapla &amp; Co</title><link rel="canonical" href="/">');
  expect(html).toContain('<link rel="expect" href="#main" blocking="render">');
  expect(html).toContain('$& text');
  // The script in the head reads it, so it comes before.
  expect(html.indexOf('parlour-drawn')).toBeLessThan(html.indexOf('first()'));
});

test('[HLP-01] the help for apps around the site names the help as its address', () => {
  const html = documentOf(shell, { ...page, path: '/helpmc' }, [home]);
  expect(html).toContain('<link rel="canonical" href="/help">');
});

test('nothing in the data of a document ends its element', () => {
  expect(inScript({ text: '</script><!-- \u2028' })).toBe(
    '{"text":"\\u003c/script>\\u003c!-- \\u2028"}',
  );
  expect(documentOf(shell, page, [home]).match(/<\/script>/g)).toHaveLength(4);
});

test('a page of the first sheet waits for none; one of further sheets names them all in order', () => {
  const one = documentOf(shell, page, [home]);
  expect(one).toMatch(/<style>\.a\{margin:0\}\[data-s="0"\]\{color:red\}<\/style><\/head>/);
  expect(one.indexOf('home.css')).toBeGreaterThan(one.indexOf('id="root"'));
  const further = { href: '/assets/list.css', css: '.a:hover{margin:2px}' };
  const other = { href: '/assets/other.css', css: '.c{margin:2px}' };
  const two = documentOf(shell, page, [home, further, other]);
  expect(two.match(/href="\/assets\/[^"]+\.css"/g)).toEqual([
    'href="/assets/home.css"',
    'href="/assets/list.css"',
  ]);
  expect(two.indexOf('list.css')).toBeLessThan(two.indexOf('</head>'));
});

test('where the files lie is told behind the page, and its sheet where no script runs', () => {
  const html = documentOf(shell, page, [home]);
  const sheet = '<noscript><link rel="stylesheet" crossorigin href="/assets/home.css"></noscript>';
  const order = ['as="script"', '</head>', '<div id="root">', sheet, 'data-files'].map((part) =>
    html.indexOf(part),
  );
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  expect(order[0]).toBeGreaterThan(0);
});

test('no element keeps a style of its own, and equal ones share a rule', () => {
  const { html, css } = liftStyles(
    '<i style="a:b"></i><i class="x" style="a:url(&quot;c&quot;)"></i><i style="a:b"></i>',
  );
  expect(html).toBe('<i data-s="0"></i><i class="x" data-s="1"></i><i data-s="0"></i>');
  expect(css).toBe('[data-s="0"]{a:b}[data-s="1"]{a:url("c")}');
  expect(() => liftStyles('<i style="a:b}c{d:e"></i>')).toThrow('ends its rule');
});

test('a template that lost a place is an error, not a page without it', () => {
  expect(() => documentOf(shell.replace('<div id="root"></div>', ''), page, [home])).toThrow(
    'has no',
  );
});

test('of a style sheet a document keeps what can be meant, in its layers and conditions', () => {
  const css = `
    @layer one, two;
    @layer one {
      :root { --pl-a: 1px; --pl-b: 2px; }
      .a:hover, .a { padding: var(--pl-a); cursor: pointer; transition: opacity 1s; }
      .a { transition-duration: var(--pl-b); }
      .gone { padding: var(--pl-b); }
      input:checked { margin: 0; }
      [data-brand=other] { margin: 1px; }
      [data-brand=padma][data-scheme=dark] { margin: 2px; }
      [data-state=open] { margin: 3px; }
      [data-state=shut] { margin: 4px; }
      .a:is([data-state=open], .gone) { margin: 6px; }
      .a:where(.gone, [data-state=shut]) { margin: 7px; }
    }
    @media (min-width: 1px) { .gone { margin: 0; } }
    @media print { .a { margin: 5px; } }
    @supports (animation-timing-function: linear(0, 1)) { .a { animation-duration: 9s; } }
    @keyframes spin { to { rotate: 1turn; } }
    @keyframes turn { to { rotate: 1turn; } }
    .a { animation: turn 1s; }`;
  const html = '<div class="a" data-state="shut"><input></div>';
  expect(criticalCss(css, html, 'padma').replaceAll(/\s+/g, ' ').trim()).toBe(
    '@layer one, two; @layer one { :root { --pl-a: 1px; } .a { padding: var(--pl-a); } ' +
      'input:checked { margin: 0; } [data-brand=padma][data-scheme=dark] { margin: 2px; } ' +
      '[data-state=shut] { margin: 4px; } .a:where(.gone, [data-state=shut]) { margin: 7px; } } @keyframes turn { to { rotate: 1turn; } } ' +
      '.a { animation: turn 1s; }',
  );
});

test('a shape ends in its own tag', () => {
  const svg = '<svg><path d="M0 0"></path><g></g></svg>';
  expect(documentOf(shell, { ...page, html: svg }, [home])).toContain(
    '<svg><path d="M0 0"/><g></g></svg>',
  );
});

test('the picture of a banner is asked for before any script', () => {
  const link = '<link rel="preload" as="image" href="/art/river.svg" fetchPriority="high"/>';
  const html = documentOf(shell, { ...page, html: `${link}<p class="a"></p>` }, [home]);
  expect(html.indexOf(link)).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain('<div id="root"><p class="a"></p></div>');
  expect(liftPreloads('<p></p>')).toEqual({ pictures: '', html: '<p></p>' });
});
