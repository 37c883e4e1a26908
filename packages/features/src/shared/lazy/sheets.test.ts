// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renewSheets } from './sheets.ts';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

test('[ERR-01] a style sheet that failed to load is requested again at its place, and waited for', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/a.css" data-failed><link rel="stylesheet" href="/b.css">';
  const [first, second] = sheets();
  const renewed = renewSheets();
  const [again, other] = sheets();
  expect(again).not.toBe(first);
  expect(again?.getAttribute('href')).toContain('/a.css');
  expect(other).toBe(second);
  again?.dispatchEvent(new Event('load'));
  await renewed;
  // It has loaded now.
  await renewSheets();
  expect(sheets()[0]).toBe(again);
});

test('[ERR-01] a style sheet that fails again is an error', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/c.css" data-failed>';
  const failing = renewSheets();
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('Failed to import');
});
