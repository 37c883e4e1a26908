import { describe, expect, test } from 'vitest';
import { cdnsOf, fromChosen, pictureOf } from './pictures.ts';

const host = 'site.example';
const cdns = ['https://img-1.example', 'https://img-2.example/v2'];
const sources = (address: string, list: readonly string[] = cdns) => pictureOf(address, list, host);

describe('[CFG-04] a picture', () => {
  test('of the backend is on every CDN, the chosen one first; without any CDN, on the site', () => {
    const path = '/art/cover/7.svg?v=1';
    expect(sources(path)).toEqual([
      'https://img-1.example/art/cover/7.svg?v=1',
      'https://img-2.example/v2/art/cover/7.svg?v=1',
    ]);
    expect(sources(path, [])).toEqual([path]);
    expect(sources(`https://${host}${path}`, [])).toEqual([path]);
    expect(sources(`http://${host}${path}`, [])).toEqual([path]);
  });

  test('with a whole address on one of them is on the others as well', () => {
    const both = ['https://img-1.example/a/b.png', 'https://img-2.example/v2/a/b.png'];
    expect(sources('https://img-2.example/v2/a/b.png')).toEqual(both);
    expect(sources('https://IMG-1.example/a/b.png')).toEqual(both);
  });

  test('of the site\u2019s own build, or inside its address, is not changed', () => {
    for (const own of ['/assets/lotus-1.webp', 'data:image/svg+xml,%3Csvg/%3E']) {
      expect(sources(own)).toEqual([own]);
    }
  });

  test.each([
    'https://evil.example/x.png',
    'https://img-1.example.evil.example/x.png',
    'https://img-1.example@evil.example/x.png',
    'http://img-1.example/x.png',
    'https://img-2.example/v1/x.png',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    '\\\\evil.example\\x.png',
    '/.//evil.example/x.png',
    'https://site.example//evil.example/x.png',
    '\thttps://evil.example/x.png',
    'https:evil.example/x.png',
    'javascript:globalThis.acted=1',
    'data:text/html,<script>globalThis.acted=1</script>',
    'blob:https://site.example/1',
    'file:///etc/passwd',
    'x"><img src=x onerror=globalThis.acted=1>',
    'https://[',
    '',
  ])('at %j is not a picture', (address) => {
    for (const list of [cdns, []]) expect(sources(address, list)).toEqual([]);
  });
});

test('[CFG-04] only https hosts are CDNs, each once, and the list starts with the chosen one', () => {
  const listed = ['https://a.example/', 'http://b.example', 'nonsense', 'javascript:1', ''];
  expect(cdnsOf([...listed, 'https://a.example', 'https://c.example/x/'])).toEqual([
    'https://a.example',
    'https://c.example/x',
  ]);
  expect(fromChosen(['1', '2', '3'], '2')).toEqual(['2', '3', '1']);
  expect(fromChosen(['1', '2', '3'], 'gone')).toEqual(['1', '2', '3']);
  expect(fromChosen([], null)).toEqual([]);
});
