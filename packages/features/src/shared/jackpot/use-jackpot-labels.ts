import type { JackpotLabels } from '@parlour/ui';
import { useT } from '../i18n/use-t.ts';

/**
 * The texts of a jackpot in the visitor's language. Those of a demo figure say that it is a demo. `time` is that of a
 * live figure, `null` where unknown.
 */
export function useJackpotLabels(time: string | null): JackpotLabels {
  const t = useT();
  return {
    name: t('game.jackpot'),
    demo: t('badge.demo'),
    demoNote: t('jackpot.demoBadge'),
    asOf: time === null ? t('jackpot.asOfUnknown') : t('jackpot.asOf', { time }),
    rules: t('game.jackpotRules'),
  };
}
