// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

type Rules = { createScriptURL(url: string): string };

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  document.head.replaceChildren();
});

test('[LGN-02] a page that requires trusted types gets one policy, which refuses addresses that are not allowed', async () => {
  // Like a browser: a name can be used only once.
  const names = new Set<string>();
  const createPolicy = vi.fn((name: string, rules: Rules): Rules => {
    if (names.has(name)) throw new TypeError(`Policy ${name} exists`);
    names.add(name);
    return rules;
  });
  Reflect.set(window, 'trustedTypes', { createPolicy });
  const one = loadScript(window, 'https://check.example/one.js', 1_000);
  const two = loadScript(window, '/two.js', 1_000);
  for (const script of document.head.querySelectorAll('script')) {
    script.dispatchEvent(new Event('load'));
  }
  await Promise.all([one, two]);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect([...names]).toEqual(['parlour']);
  for (const url of [
    'data:text/javascript,1',
    'javascript:1',
    '//evil.example/x.js',
    'http://a.example/x.js',
  ]) {
    await expect(loadScript(window, url, 1_000)).rejects.toThrow(TypeError);
  }
  expect(document.head.querySelectorAll('script')).toHaveLength(2);
});
