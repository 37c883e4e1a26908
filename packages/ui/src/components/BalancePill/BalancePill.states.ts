import { bengaliNumbers } from '../../testing/numbers.ts';
import { defineStates } from '../../testing/states.ts';
import { writeNumbers } from '../numbers.ts';
import type { BalancePillLabels, BalancePillProps } from './BalancePill.tsx';

export const balancePillStates = defineStates<BalancePillProps>()((say) => {
  const labels: BalancePillLabels = {
    balance: say('wallet.balance'),
    hide: say('ui.hideBalance'),
    show: say('ui.showBalance'),
    refresh: say('ui.refreshBalance'),
    mask: say('balance.mask'),
    hidden: say('balance.hidden'),
    loading: say('loading.page'),
    refreshing: say('balance.refreshing'),
    stale: say('balance.stale'),
    error: say('balance.failed'),
  };
  const text = say('balance.sample');
  return {
    loading: { state: 'loading', labels },
    ready: { state: 'ready', text, labels },
    refreshing: { state: 'refreshing', text, labels },
    stale: { state: 'stale', text, labels },
    failed: { state: 'error', text, labels },
    unknown: { state: 'error', labels },
    hidden: { state: 'hidden', text, labels },
    bengaliDigits: {
      state: 'ready',
      text: writeNumbers(say('balance.sampleLarge'), bengaliNumbers),
      labels,
    },
    large: { state: 'ready', text: say('balance.sampleLarge'), labels },
  };
});
