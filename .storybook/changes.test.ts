import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeDefines } from './change-log.ts';
import { changesOf } from './changes.ts';

const commit = (day: string, subject: string, ...files: readonly string[]) =>
  ['\u001e', day, '\u001f', subject, '\n\n', files.join('\n'), '\n'].join('');
const button = 'packages/ui/src/components/Button/Button.tsx';
const home = 'packages/features/src/site/home/HomeView.tsx';

test('[SBK-01] the changes of a component are the commits that touched its folder, the latest first', () => {
  const log = [
    commit('2026-11-20', 'ui: even focus ring', button, home),
    commit('2026-11-18', 'home: new row', home),
    commit('2026-11-17', 'ui: docs of the button', button.replace('.tsx', '.docs.ts')),
    commit('2026-11-16', 'ui: a busy button', button),
  ].join('');
  const shown = changesOf(log);
  expect(shown.Button?.map(({ subject }) => subject)).toEqual([
    'ui: even focus ring',
    'ui: a busy button',
  ]);
  expect(shown['site/home']?.[0]).toEqual({ day: '2026-11-20', subject: 'ui: even focus ring' });
  expect(changesOf(log, 1).Button).toHaveLength(1);
});

test('[SBK-01] a commit that touched everything is no change of one component', () => {
  const many = Array.from({ length: 20 }, (_, at) => button.replaceAll('Button', `Part${at}`));
  expect(changesOf(commit('2026-11-20', 'format', button, ...many))).toEqual({});
});

test('[SBK-01] the real history has changes; an archive without git has none and does not fail', () => {
  expect(changeDefines().__CHANGES__).toContain('"day":"20');
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(changeDefines(folder)).toEqual({ __CHANGES__: '{}' });
});
