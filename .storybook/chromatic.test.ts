import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withGenerated } from '@parlour/stories/list';
import { chromaticModes, testedModes } from '@parlour/stories/modes';
import { expect, test } from 'vitest';
import config from '../chromatic.config.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { contextOptions } from './runner/camera.ts';

const root = join(import.meta.dirname, '..');

test('[SBK-02] Chromatic renders every story in the modes and the window of our own pictures', () => {
  expect(Object.keys(chromaticModes)).toEqual(Object.keys(testedModes));
  for (const [name, mode] of Object.entries(testedModes)) {
    expect(chromaticModes[name]).toEqual({ ...mode, viewport: contextOptions.viewport });
  }
});

test('[SBK-02] Chromatic uploads the output of the build', () => {
  const scripts = new Map(Object.entries(manifest.scripts));
  expect(scripts.get(config.buildScriptName)).toContain(` -o ${config.outputDir}`);
  const folders = config.externals.map((path) => path.replace('/**', ''));
  expect(folders.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('[SBK-02] Chromatic renders a story with one mode in that mode only', () => {
  const file = join(root, 'packages/ui/src/components/Button/Button.stories.tsx');
  const written = withGenerated(readFileSync(file, 'utf8'), file).split('\n');
  const modesOf = (name: string) => {
    const line = written.find((text) => text.startsWith(`export const ${name} `)) ?? '';
    return Object.keys(testedModes).filter((mode) => !line.includes(`"${mode}":{"disable":true}`));
  };
  expect(modesOf('RightToLeft')).toEqual(['dark-en']);
  expect(modesOf('ForcedColours')).toEqual(['light-bn']);
  expect(modesOf('AllStates')).toEqual(Object.keys(testedModes));
});
