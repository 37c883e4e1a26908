import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announcementsStates } from '../../packages/features/src/agent-announcements/states.ts';
import { teamBetsStates } from '../../packages/features/src/agent-bets/states.ts';
import { downlinesStates } from '../../packages/features/src/agent-downlines/states.ts';
import { envelopeStates } from '../../packages/features/src/agent-envelopes/states.ts';
import { incomeStates } from '../../packages/features/src/agent-income/states.ts';
import { overviewStates } from '../../packages/features/src/agent-overview/states.ts';
import { registerStates } from '../../packages/features/src/agent-register/states.ts';
import { statementsStates } from '../../packages/features/src/agent-statements/states.ts';
import { teamTransactionsStates } from '../../packages/features/src/agent-transactions/states.ts';
import { agentEntries } from '../../packages/features/src/centre-frame/entries.ts';
import { contractsStates } from '../../packages/features/src/contracts/states.ts';
import { root } from '../lib/paths.ts';

interface Named {
  readonly ids: readonly string[];
}

/** Content, nothing, on its way, broken, no right, long texts: what each page calls them. Each has a story. */
const pages: readonly (readonly [string, Named, readonly string[]])[] = [
  [
    'announcements',
    announcementsStates,
    ['beside', 'empty', 'loading', 'failed', 'refused', 'longText'],
  ],
  ['overview', overviewStates, ['agent', 'empty', 'loading', 'failed', 'refused', 'longText']],
  ['register', registerStates, ['content', 'noLinks', 'loading', 'failed', 'refused', 'longText']],
  ['downlines', downlinesStates, ['list', 'empty', 'loading', 'failed', 'refused', 'hostileNames']],
  ['bets', teamBetsStates, ['agent', 'empty', 'loading', 'failed', 'refused', 'longText']],
  ['statements', statementsStates, ['agent', 'empty', 'loading', 'failed', 'refused', 'longText']],
  ['income', incomeStates, ['agent', 'empty', 'loading', 'failed', 'refused', 'hugeAmounts']],
  [
    'transactions',
    teamTransactionsStates,
    ['agent', 'empty', 'loading', 'failed', 'refused', 'longText'],
  ],
  ['contracts', contractsStates, ['offered', 'empty', 'loading', 'failed', 'refused', 'longText']],
  ['envelopes', envelopeStates, ['content', 'empty', 'loading', 'failed', 'noRight', 'longText']],
];

test.each(pages)(
  '[AGT-01] [SBK-01] the page %s has a state for everything that can be',
  (_name, { ids }, wanted) => {
    for (const id of wanted) expect(ids).toContain(id);
  },
);

/** Folder of each page of the centre, by its key, as the site loads them. */
const source = readFileSync(join(root, 'apps/web/src/app/centres.ts'), 'utf8');
const folders = new Map(
  [...source.matchAll(/(\w+): page\([^']*'@parlour\/features\/(agent-[\w-]+)'/g)].map(
    ([, key = '', folder = '']) => [key, folder] as const,
  ),
);
const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, 'packages/features/package.json'), 'utf8'),
);

test.each(agentEntries.map(({ key }) => key))(
  '[AGT-01] [EMB-01] [SBK-03] partner pages can load %s, and it lives in a story as the demo agent',
  (key) => {
    const folder = folders.get(key) ?? '';
    expect(folder).not.toBe('');
    expect(exports[`./${folder}`]).toBe(`./src/${folder}/index.ts`);
    const at = (file: string) => join(root, 'packages/features/src', folder, file);
    expect(readFileSync(at('index.ts'), 'utf8')).toMatch(/export \{[^}]*\w+Widget/);
    expect(existsSync(at('Live.stories.tsx'))).toBe(true);
    expect(readFileSync(at('Live.stories.tsx'), 'utf8')).toContain("'demo_agent'");
  },
);
