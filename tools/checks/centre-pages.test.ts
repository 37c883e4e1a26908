import { expect, test } from 'vitest';
import type { Manifest } from './bundle.ts';
import { agentStrays, centreBudgets, routeBudgets, wordsLimit } from './centre-pages.ts';

const page = (name: string) => `../../packages/features/src/member-${name}/index.ts`;
const manifest: Manifest = {
  'src/app/Centres.tsx': {
    file: 'frame.js',
    isDynamicEntry: true,
    imports: ['_home', '_modal', '_menu'],
    dynamicImports: [page('bets'), page('rank')],
  },
  _home: { file: 'home.js' },
  _modal: { file: 'modal.js' },
  _menu: { file: 'menu.js' },
  'login.ts': { file: 'login.js', isDynamicEntry: true, imports: ['_modal'] },
  _list: { file: 'list.js' },
  _stars: { file: 'stars.js' },
  [page('bets')]: { file: 'bets.js', isDynamicEntry: true, imports: ['_home', '_list', '_modal'] },
  [page('rank')]: { file: 'rank.js', isDynamicEntry: true, imports: ['_list', '_stars'] },
};
const sizes = new Map([
  ['frame.js', 10],
  ['modal.js', 500],
  ['menu.js', 5],
  ['list.js', 100],
  ['bets.js', 7],
  ['rank.js', 8],
  ['stars.js', 20],
]);
const bytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + (sizes.get(file) ?? 1000), 0);

test('[MEM-01] the frame is counted once, a page by what no other page loads', () => {
  const budgets = centreBudgets({ manifest, home: ['home.js'], bytes });
  expect(budgets.map(({ name, actual }) => [name, actual])).toEqual([
    ['centres, frame', 15],
    ['member-bets', 7],
    ['member-rank', 28],
  ]);
});

test('[MEM-01] a centre that is not there is not measured as nothing', () => {
  expect(centreBudgets({ manifest: {}, home: [], bytes })).toEqual([
    { name: 'centres, frame', limit: 15_000, actual: 0 },
  ]);
});

test('[PRO-01] a page with a route of its own is charged for what nothing else loads', () => {
  const pages = { 'bets page': page('bets'), 'no page': 'nowhere' };
  expect(routeBudgets({ manifest, home: ['home.js'], bytes }, pages)).toEqual([
    { name: 'bets page', limit: 8_000, actual: 7 },
    { name: 'no page', limit: 8_000, actual: 0 },
  ]);
  const [words] = routeBudgets({ manifest, home: ['home.js'], bytes }, pages, wordsLimit);
  expect(words).toEqual({ name: 'bets page', limit: 4_000, actual: 7 });
});

const agentPage = '../../packages/features/src/agent-bets/index.ts';
const agentTexts = '../../packages/features/src/i18n/en.agent.ts';
const withAgents: Manifest = {
  ...manifest,
  [agentPage]: { file: 'a.js', isDynamicEntry: true, imports: ['_list', '_agent-calls-1.js'] },
  [agentTexts]: { file: 'texts.js', isDynamicEntry: true },
  '_agent-calls-1.js': { file: 'calls.js' },
  '../../packages/api-client/src/generated/tags/agent.ts': {
    file: 'tag.js',
    isDynamicEntry: true,
    imports: ['_agent-calls-1.js'],
  },
};

test('[AGT-01] nothing of the agent centre is loaded by home, the frame or a page of members', () => {
  expect(agentStrays(withAgents, ['home.js'])).toEqual([]);
  expect(agentStrays(withAgents, ['home.js', 'texts.js'])).toEqual([`home loads ${agentTexts}`]);
  const frame = { file: 'frame.js', isDynamicEntry: true, imports: [agentTexts] };
  expect(agentStrays({ ...withAgents, 'src/app/Centres.tsx': frame }, [])).toEqual([
    `src/app/Centres.tsx loads ${agentTexts}`,
  ]);
  const bets = { file: 'bets.js', isDynamicEntry: true, imports: ['_agent-calls-1.js'] };
  expect(agentStrays({ ...withAgents, [page('bets')]: bets }, [])).toEqual([
    `${page('bets')} loads _agent-calls-1.js`,
  ]);
  expect(agentStrays(manifest, [])).toHaveLength(1);
});
