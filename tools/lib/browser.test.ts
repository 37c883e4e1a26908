import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from './browser.ts';

function fakeBrowser(name: string): { dir: string; path: string } {
  const dir = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const path = join(dir, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return { dir, path };
}

test('uses the browser of the environment variable first', () => {
  const chosen = fakeBrowser('mine');
  const other = fakeBrowser('chromium');
  expect(findBrowser({ PARLOUR_CHROMIUM: chosen.path, PATH: other.dir })).toBe(chosen.path);
});

test('throws if that browser cannot be started, instead of using another one', () => {
  expect(() => findBrowser({ PARLOUR_CHROMIUM: '/no/such/browser' })).toThrow('PARLOUR_CHROMIUM');
});

test('then searches PATH, in its order', () => {
  const first = fakeBrowser('google-chrome');
  const second = fakeBrowser('chromium');
  const path = [first.dir, second.dir].join(delimiter);
  expect(findBrowser({ PATH: path }, 'linux')).toBe(first.path);
});
