import { defineStates } from '../../testing/states.ts';
import type { ProgressBarProps } from './ProgressBar.tsx';

export const progressBarStates = defineStates<ProgressBarProps>()((say) => ({
  empty: { label: say('vip.progress'), value: 0, text: '0%' },
  part: { label: say('vip.progress'), value: 64, text: '64%' },
  full: { label: say('vip.progress'), value: 100, text: '100%', tone: 'success' },
  wagering: { label: say('sample.wagering'), value: 25, text: say('sample.wageringText') },
  reward: { label: say('sample.levelProgress'), value: 72, tone: 'warm', size: 'lg' },
  nearLimit: {
    label: say('rg.depositLimit'),
    value: 96,
    tone: 'warn',
    text: say('sample.limitUsed'),
  },
  limitReached: {
    label: say('rg.depositLimit'),
    value: 100,
    tone: 'danger',
    text: say('sample.limitFull'),
  },
  indeterminate: { label: say('sample.loadingGames') },
  thin: { label: say('sample.loadingGames'), labelHidden: true, value: 40, size: 'sm' },
  hiddenLabel: { label: say('vip.progress'), labelHidden: true, value: 64 },
  longText: { label: say('sample.longLabel'), value: 10, text: say('sample.wageringLong') },
}));
