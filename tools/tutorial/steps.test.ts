import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../lib/paths.ts';
import { missingIn, stepsOf } from './steps.ts';

const guide = `
\`\`\`sh
pnpm storybook
\`\`\`

1. Write

   \`\`\`json file=site.json
   { "a": 1 }
   \`\`\`

\`\`\`sh run fails
pnpm site:configure dist site.json
\`\`\`

\`\`\`text seen
Nothing was written.
\`\`\`
`;

test('[BRD-02] the marked blocks of a guide are its steps, with what a reader sees', () => {
  expect(stepsOf(guide)).toEqual([
    { kind: 'file', line: 8, name: 'site.json', text: '{ "a": 1 }' },
    {
      ...{ kind: 'commands', line: 12, text: 'pnpm site:configure dist site.json' },
      ...{ ends: 'fails', builds: false, seen: ['Nothing was written.'] },
    },
  ]);
});

test.each(['sh runs', 'sh run fail', 'text seen', 'json file', 'json file=a b'])(
  '[BRD-02] the mark `%s` is refused where it is no step',
  (mark) => {
    expect(() => stepsOf(`\`\`\`${mark}\nx\n\`\`\``)).toThrow(`Line 1: \`${mark}\` is no step`);
  },
);

test('[BRD-02] an output has a line with any text for the dots, whatever the spaces', () => {
  const output = 'Site   configured.\n2 sites, 122 documents configured\n';
  expect(missingIn(output, ['Site configured.', '2 sites, … documents'])).toEqual([]);
  expect(missingIn(output, ['3 sites, … documents', 'configured 2'])).toHaveLength(2);
});

test('[BRD-02] the tutorial of white label has steps, and names only commands that exist', () => {
  const steps = stepsOf(readFileSync(join(root, 'docs/white-label.md'), 'utf8'));
  const commands = steps.flatMap((step) => (step.kind === 'commands' ? [step.text] : []));
  const named = commands.join('\n').matchAll(/\bpnpm (?!exec )([\w:-]+)/g);
  const scripts = [...named].map(([, name = '']) => name);
  expect(scripts).toContain('brand:new');
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
});
