import { expect, test } from 'vitest';
import { compact, documentOf, inScript, liftPreloads, liftStyles, type Page } from './document.ts';

const shell = `<!doctype html>
<html lang="bn" dir="ltr" data-brand="padma" data-scheme="light"><head><title>Parlour</title>
<script id="parlour-config" type="application/json">{ "merchant": "one" }</script>
<script>first()</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/home.css">
</head><body><div id="root"></div></body></html>`;

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

test('[LAY-04] [NAV-01] a document has its language, brand, title and address before any script', () => {
  const html = documentOf(shell, page, [home]);
  expect(html).toContain('<html lang="en" dir="ltr" data-brand="shapla"');
  expect(html).toContain('<title>Shapla &amp; Co</title><link rel="canonical" href="/">');
  expect(html).toContain('<link rel="expect" href="#main" blocking="render">');
  expect(html).toContain('$& text');
  // The script in the head reads it, so it has to come first.
  expect(html.indexOf('parlour-drawn')).toBeLessThan(html.indexOf('first()'));
});

test('[HLP-01] the help for apps around the site has the help as its canonical address', () => {
  const html = documentOf(shell, { ...page, path: '/helpmc' }, [home]);
  expect(html).toContain('<link rel="canonical" href="/help">');
});

test('no data in a document can end its script element', () => {
  expect(inScript({ text: '</script><!-- \u2028' })).toBe(
    '{"text":"\\u003c/script>\\u003c!-- \\u2028"}',
  );
  expect(documentOf(shell, page, [home]).match(/<\/script>/g)).toHaveLength(4);
});

test('a document links the style sheets it uses in its head, in the order of the build', () => {
  const further = { href: '/assets/list.css', css: '.a:hover{margin:2px}' };
  const other = { href: '/assets/other.css', css: '.c{margin:2px}' };
  const html = documentOf(shell, page, [home, further, other]);
  expect(html.match(/href="\/assets\/[^"]+\.css"/g)).toEqual([
    'href="/assets/home.css"',
    'href="/assets/list.css"',
  ]);
  expect(html.indexOf('list.css')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('<style>[data-s="0"]{color:red}</style></head>');
});

test('style attributes are moved to a sheet, and equal ones share a rule', () => {
  const { html, css } = liftStyles(
    '<i style="a:b"></i><i class="x" style="a:url(&quot;c&quot;)"></i><i style="a:b"></i>',
  );
  expect(html).toBe('<i data-s="0"></i><i class="x" data-s="1"></i><i data-s="0"></i>');
  expect(css).toBe('[data-s="0"]{a:b}[data-s="1"]{a:url("c")}');
  expect(() => liftStyles('<i style="a:b}c{d:e"></i>')).toThrow('ends its rule');
});

test('a template without a placeholder is an error', () => {
  expect(() => documentOf(shell.replace('<div id="root"></div>', ''), page, [home])).toThrow(
    'has no',
  );
});

test('comments and indentation are removed', () => {
  const bare = compact(`<head>
    <!-- a word -->
    <script>
      // another word
      window.first = { answers: 1 + 1 };
    </script>
  </head>`);
  expect(bare).not.toMatch(/word|\n\s/);
  expect(bare).toContain('window.first=');
});

test("the preload of a banner's picture comes before any script", () => {
  const link = '<link rel="preload" as="image" href="/art/river.svg" fetchPriority="high"/>';
  const html = documentOf(shell, { ...page, html: `${link}<p class="a"></p>` }, [home]);
  expect(html.indexOf(link)).toBeLessThan(html.indexOf('<script'));
  expect(html).toContain('<div id="root"><p class="a"></p></div>');
  expect(liftPreloads('<p></p>')).toEqual({ pictures: '', html: '<p></p>' });
});
