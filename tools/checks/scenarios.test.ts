import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ScenarioName, scenarioNames } from '@parlour/sandbox';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

/** Named scenarios a file of stories shows: those of stories that look at what became of the page. */
function shownBy(source: string): readonly string[] {
  return source
    .split(/^export const /m)
    .filter((story) => /\bplay: async/.test(story))
    .flatMap((story) => [...story.matchAll(/(?:\binScenario\(|\bscenario: )'([\w-]+)'/g)])
    .flatMap(([, name]) => name ?? []);
}

const stories = globSync('packages/features/src/**/*.stories.tsx', { cwd: root });

test('[API-04] every named scenario is shown by a story that acts in it, and every name is one', () => {
  const shown = new Set(stories.flatMap((file) => shownBy(readFileSync(join(root, file), 'utf8'))));
  const known = new Set<string>(scenarioNames);
  expect(scenarioNames.filter((name: ScenarioName) => !shown.has(name))).toEqual([]);
  expect([...shown].filter((name) => !known.has(name))).toEqual([]);
});

test('a story that only looks pretty, or a name in passing, shows nothing', () => {
  const looks = "export const A = story(inScenario('empty'));";
  const acts = "export const B = story(inScenario('flaky'), { play: async () => {} });";
  const speaks = "export const C = story(undefined, { name: 'offline', play: async () => {} });";
  expect(shownBy([looks, acts, speaks].join('\n'))).toEqual(['flaky']);
});
