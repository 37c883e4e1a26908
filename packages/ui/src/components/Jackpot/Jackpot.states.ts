import type { Say } from '../../samples/samples.ts';
import { bengaliNumbers, lakhNumbers } from '../../testing/numbers.ts';
import { defineStates } from '../../testing/states.ts';
import { manualClock } from '../motion/manual.ts';
import type { JackpotProps } from './Jackpot.tsx';

/** 2026-11-20 14:41 UTC. Time does not move in a story. */
const now = Date.UTC(2026, 10, 20, 14, 41);
const clock = manualClock(now);
/** Gives 1,400,000 + 0.8293 of the range: the amount in the design. */
const random = () => 0.829302;
const shared = (say: Say) => ({
  currency: say('jackpot.currency'),
  clock,
  random,
  labels: {
    name: say('jackpot.padma'),
    demo: say('badge.demo'),
    demoNote: say('jackpot.demoBadge'),
    note: say('jackpot.share'),
    asOf: say('jackpot.asOfSample'),
    rules: say('jackpot.rules'),
    amount: (amount: string) => say('jackpot.label').replace('{amount}', amount),
  },
});

export const jackpotStates = defineStates<JackpotProps>()((say) => {
  const base = shared(say);
  const demo = { ...base, operatorMode: 'demo' } as const;
  const live = { ...base, operatorMode: 'live' } as const;
  const pot = { kind: 'live', value: 2_318_406.75, rulesUrl: '#rules' } as const;
  const games = { label: say('jackpot.games'), href: '#jackpot' };
  return {
    simulated: { ...demo, source: { kind: 'simulated' }, action: games },
    timeDerived: { ...demo, source: { kind: 'timeDerived' } },
    fixed: { ...demo, source: { kind: 'fixed', value: 1_482_930 } },
    live: { ...live, source: { ...pot, asOf: now }, action: games },
    stale: { ...live, source: { ...pot, asOf: now - 3_600_000 } },
    withLatestWinner: {
      ...demo,
      source: { kind: 'simulated' },
      action: games,
      children: say('jackpot.latest'),
    },
    banner: { ...demo, variant: 'banner', source: { kind: 'simulated' } },
    bar: {
      ...demo,
      variant: 'bar',
      labels: { ...base.labels, name: say('jackpot.slots') },
      source: { kind: 'fixed', value: 8_214_605 },
    },
    lakh: { ...demo, numbers: lakhNumbers, source: { kind: 'fixed', value: 1_482_930 } },
    bengaliDigits: {
      ...demo,
      numbers: bengaliNumbers,
      source: { kind: 'fixed', value: 1_482_930 },
    },
    bengaliBanner: {
      ...demo,
      variant: 'banner',
      numbers: bengaliNumbers,
      source: { kind: 'simulated' },
    },
    bengaliBar: {
      ...demo,
      variant: 'bar',
      numbers: bengaliNumbers,
      labels: { ...base.labels, name: say('jackpot.slots') },
      source: { kind: 'fixed', value: 8_214_605 },
    },
    tenDigits: { ...live, source: { kind: 'fixed', value: 9_876_543_210 } },
  };
});
