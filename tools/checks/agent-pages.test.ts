import { expect, test } from 'vitest';
import { announcementsStates } from '../../packages/features/src/agent/announcements/states.ts';
import { teamBetsStates } from '../../packages/features/src/agent/bets/states.ts';
import { contractsStates } from '../../packages/features/src/agent/contracts/states.ts';
import { downlinesStates } from '../../packages/features/src/agent/downlines/states.ts';
import { envelopeStates } from '../../packages/features/src/agent/envelopes/states.ts';
import { incomeStates } from '../../packages/features/src/agent/income/states.ts';
import { overviewStates } from '../../packages/features/src/agent/overview/states.ts';
import { registerStates } from '../../packages/features/src/agent/register/states.ts';
import { statementsStates } from '../../packages/features/src/agent/statements/states.ts';
import { teamTransactionsStates } from '../../packages/features/src/agent/transactions/states.ts';

interface Named {
  readonly ids: readonly string[];
}

/** The states each page needs: content, empty, loading, failed, refused, long texts. Each has a story. */
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
  '[AGT-01] [SBK-01] the page %s has a story for every state',
  (_name, { ids }, wanted) => {
    for (const id of wanted) expect(ids).toContain(id);
  },
);
