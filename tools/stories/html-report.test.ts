import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportDir } from '@parlour/stories/visual';
import { expect, onTestFinished, test } from 'vitest';
import { writeReport } from './html-report.ts';

function rootWith(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(reportDir(root, 'light-bn'), { recursive: true });
  for (const file of files) writeFileSync(join(reportDir(root, 'light-bn'), file), '');
  return root;
}

test('[SBK-02] the report shows before, after and difference of every changed picture', () => {
  const parts = ['expected', 'actual', 'diff'].map((part) => `button--busy.${part}.webp`);
  const file = writeReport(rootWith([...parts, 'chip--new.actual.webp']), ['light-bn', 'dark-en']);
  const html = readFileSync(file ?? '', 'utf8');
  for (const part of parts) expect(html).toContain(`src="light-bn/${part}"`);
  expect(html).toContain('1 changed, 1 without a picture before');
  expect(html.indexOf('button--busy')).toBeLessThan(html.indexOf('chip--new'));
});

test('writes no report if nothing changed', () => {
  expect(writeReport(rootWith([]), ['light-bn'])).toBeUndefined();
});
