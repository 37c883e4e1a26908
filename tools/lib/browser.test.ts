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

test('the environment decides first', () => {
  const chosen = fakeBrowser('mine');
  const other = fakeBrowser('chromium');
  expect(findBrowser({ PARLOUR_CHROMIUM: chosen.path, PATH: other.dir })).toBe(chosen.path);
});

test('a browser that cannot be started is an error, not a silent fallback', () => {
  expect(() => findBrowser({ PARLOUR_CHROMIUM: '/no/such/browser' })).toThrow('PARLOUR_CHROMIUM');
});

test('then PATH, in its order', () => {
  const first = fakeBrowser('google-chrome');
  const second = fakeBrowser('chromium');
  const path = [first.dir, second.dir].join(delimiter);
  expect(findBrowser({ PATH: path }, 'linux')).toBe(first.path);
});
