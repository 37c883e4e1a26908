// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { dangers, hostile } from './hostile.ts';
import { cleanHtml, purifyParser } from './parsers.ts';
import { plainText } from './plain-text.ts';
import { sanitise } from './sanitise.ts';

const parse = await purifyParser(document);

const clean = (html: string): string => {
  const box = document.createElement('div');
  box.append(sanitise(html, document, parse));
  return box.innerHTML;
};

describe.each([
  ['<p>One <strong>two</strong><br>three</p>', '<p>One <strong>two</strong><br>three</p>'],
  ['<p onclick="run()" style="color:red" class="x" id="y">Text</p>', '<p>Text</p>'],
  ['<script>run()</script><style>p{}</style><p>Text</p>', '<p>Text</p>'],
  ['<iframe src="/play"></iframe><object data="x"></object><embed src="x">Text', 'Text'],
  ['<svg onload="run()"><a href="https://a.example">x</a></svg>Text', 'Text'],
  ['<math><mtext><img src="x" onerror="run()"></mtext></math>Text', 'Text'],
  ['<form action="/x"><input name="a"><button>b</button></form>Text', 'Text'],
  ['<marquee><font color="red">Text</font></marquee>', 'Text'],
  ['<h1>Big</h1><h4>Small</h4>', '<h3>Big</h3><h4>Small</h4>'],
  ['<!-- note -->Text', 'Text'],
  ['<td>loose</td><table><tr><td colspan="2">a</td></tr></table>', 'colspan="2"'],
  [
    '<img src="/missing.svg" alt="x" onerror="run()">',
    '<img alt="x" loading="lazy" src="/missing.svg">',
  ],
  ['<img src="javascript:run()"><img alt="no source">Text', 'Text'],
  ['<noscript><p title="</noscript><img src=x onerror=run()>"></noscript>Text', 'Text'],
])('[NOT-03] %s', (html, expected) => {
  test('[NOT-03] below the title of a page, headings start at level 2', () => {
    const box = document.createElement('div');
    const html = '<h1>Big</h1><h2>Part</h2><h3>Small</h3>';
    box.append(sanitise(html, document, parse, undefined, undefined, 2));
    expect(box.innerHTML).toBe('<h2>Big</h2><h2>Part</h2><h3>Small</h3>');
  });

  test('the result is harmless', () => {
    const result = clean(html);
    expect(result).toContain(expected);
    expect(result).not.toMatch(/run\(\)|<script|<style|<iframe|<svg|<math|\son\w+=|style=/i);
  });
});

test.each([
  'javascript:run()',
  'JAVASCRIPT:run()',
  ' java\nscript:run()',
  '\u0001javascript:run()',
  '//a.example/x',
  '/\\a.example',
  'https://name:secret@a.example/',
  'data:text/html,<script>run()</script>',
  'vbscript:run()',
  'blob:https://a.example/1',
  'file:///etc/passwd',
])('[NOT-03] a link to %j loses its `href`', (href) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.textContent = 'Text';
  expect(clean(link.outerHTML)).toBe('<a>Text</a>');
});

test.each(['https://own.invalid/x', 'https://a.invalid/x', 'https://b.invalid/x'])(
  '[NOT-03] no URL is taken for this site: %s',
  (href) => {
    expect(clean(`<a href="${href}">x</a>`)).toContain('rel="noopener noreferrer nofollow"');
  },
);

test('[NOT-03] an unknown tag named like an object property leaves its text', () => {
  expect(clean('<constructor>a</constructor><valueof>b</valueof>')).toBe('ab');
});

test('[NOT-03] plain text keeps line breaks and decodes only known entities', () => {
  expect(plainText(`a${' '.repeat(9)}\n \n b<br class="x">c</P >d<br`)).toBe('a\nb\nc\nd');
  expect(plainText('&constructor;&amp;&#65;')).toBe('&constructor;&A');
});

test('[NOT-03] every link gets rel and target; links of other sites cannot access the page', () => {
  expect(clean('<a href="/rng" target="top" rel="opener">x</a>')).toBe(
    '<a href="/rng" rel="noopener" target="_self">x</a>',
  );
  for (const href of ['https://a.example/x', 'http://a.example/x', 'mailto:a@b.example']) {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    expect(clean(link.outerHTML)).toContain('rel="noopener noreferrer nofollow" target="_blank"');
  }
});

test('[NOT-03] there are at least sixty hostile texts, and none of them can act', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  for (const html of hostile) {
    const clean = sanitise(html, document, parse);
    expect(dangers(clean), html).toEqual([]);
  }
});

test('[NOT-03] the sanitiser of the browser runs first, ours always runs after it', () => {
  const setHTML = vi.fn(function (this: Element, html: string) {
    this.innerHTML = html.replace('removed', '');
  });
  Object.defineProperty(Element.prototype, 'setHTML', { value: setHTML, configurable: true });
  try {
    const box = document.createElement('div');
    const nodes = cleanHtml('<p onclick="run()">removed kept</p>', document);
    if (nodes instanceof Promise) throw new Error('Nothing had to be loaded.');
    box.append(nodes);
    expect(box.innerHTML).toBe('<p> kept</p>');
    expect(setHTML).toHaveBeenCalledOnce();
  } finally {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
  }
});

test.each([
  ['<p>One <b>two</b></p><p>three</p>', 'One two\nthree'],
  ['a<br>b<li>c</li>', 'a\nb\u0063'],
  ['<script>run()</script>Text<style>p{}</style>', 'Text'],
  ['5 &lt; 6 &amp; &#2547;1 &#x9f3;2', '5 < 6 & \u09f31 \u09f32'],
  ['&notAnEntity; 1 < 2 <!-- note', '&notAnEntity; 1 < 2'],
  ['Text <img src=x onerror=run()', 'Text'],
])('[NOT-03] the plain text of %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

test('[NOT-03] [CFG-04] a picture from a forbidden source is not created; the content around it stays', () => {
  const box = document.createElement('div');
  const html = '<p><img src="https://evil.example/x.png">Text<img src="/a.png" alt="A"></p>';
  const pictures = (address: string) => (address === '/a.png' ? ['https://img.example/a.png'] : []);
  box.append(sanitise(html, document, parse, pictures));
  expect(box.innerHTML).toBe(
    '<p>Text<img alt="A" loading="lazy" src="https://img.example/a.png"></p>',
  );
});
