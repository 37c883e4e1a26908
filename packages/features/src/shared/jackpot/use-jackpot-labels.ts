import type { JackpotLabels } from '@parlour/ui';
import { useT } from '../i18n/use-t.ts';

/**
 * The words of a jackpot in the visitor's language; a demo figure says so in every one of them.
 * `time` is that of a live figure, `null` where unknown.
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
