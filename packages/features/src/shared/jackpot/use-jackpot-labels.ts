import type { JackpotLabels } from '@parlour/ui';
import { useT } from '../i18n/use-t.ts';

/**
 * The texts of a jackpot in the visitor's language. Those of a demo figure say that it is a demo. `time` is that of a
 * live figure, `null` where unknown. `scope` says which jackpot it is: `rng` is that of the slots. Default: a jackpot
 * without a further name.
 */
export function useJackpotLabels(time: string | null, scope?: string): JackpotLabels {
  const t = useT();
  return {
    name: t(scope === 'rng' ? 'jackpot.slots' : 'game.jackpot'),
    demo: t('badge.demo'),
    demoNote: t('jackpot.demoBadge'),
    asOf: time === null ? t('jackpot.asOfUnknown') : t('jackpot.asOf', { time }),
    rules: t('game.jackpotRules'),
  };
}
