// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createTestRuntime } from '../testing/index.tsx';
import { sanitise } from './sanitise.ts';

const clean = (html: string): string => {
  const box = document.createElement('div');
  box.append(sanitise(html, document));
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
    '<img src="/missing.svg" alt="x" loading="lazy">',
  ],
  ['<img src="javascript:run()"><img alt="no source">Text', 'Text'],
  ['<noscript><p title="</noscript><img src=x onerror=run()>"></noscript>Text', 'Text'],
])('[NOT-03] %s', (html, expected) => {
  test('comes out harmless', () => {
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
  'data:text/html,<script>run()</script>',
  'vbscript:run()',
  'blob:https://a.example/1',
  'file:///etc/passwd',
])('[NOT-03] a link to %j loses its address', (href) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.textContent = 'Text';
  expect(clean(link.outerHTML)).toBe('<a>Text</a>');
});

test('[NOT-03] every link gets rel and target: foreign ones leave the page alone', () => {
  expect(clean('<a href="/rng" target="top" rel="opener">x</a>')).toBe(
    '<a href="/rng" rel="noopener" target="_self">x</a>',
  );
  for (const href of [
    'https://a.example/x',
    '//a.example/x',
    'mailto:a@b.example',
    '/\\a.example',
  ]) {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    expect(clean(link.outerHTML)).toContain('rel="noopener noreferrer nofollow" target="_blank"');
  }
});

test('[NOT-03] the notices of the backend keep their words and lose what acts', async () => {
  const { runtime } = createTestRuntime({ language: 'en' });
  const notices = await runtime.api.getNotices();
  const planted = notices.filter(({ content }) => /<script|onerror|javascript:/.test(content));
  expect(planted.length).toBeGreaterThan(0);
  for (const { content } of notices) {
    const result = clean(content);
    expect(result).not.toMatch(/<script|<style|<iframe|onerror|javascript:/i);
    expect(result.length).toBeGreaterThan(20);
  }
});

test('[NOT-03] the sanitiser of the browser goes first, ours still has the last word', () => {
  const setHTML = vi.fn(function (this: Element, html: string) {
    this.innerHTML = html.replace('removed', '');
  });
  Object.defineProperty(Element.prototype, 'setHTML', { value: setHTML, configurable: true });
  try {
    expect(clean('<p onclick="run()">removed kept</p>')).toBe('<p> kept</p>');
    expect(setHTML).toHaveBeenCalledOnce();
  } finally {
    Reflect.deleteProperty(Element.prototype, 'setHTML');
  }
});
