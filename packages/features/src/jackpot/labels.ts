import type { JackpotLabels } from '@parlour/ui';
import { useT } from '../i18n/index.ts';

/** The words of a jackpot in the visitor's language; a demo figure says so in every one of them. */
export function useJackpotLabels(time = ''): JackpotLabels {
  const t = useT();
  return {
    name: t('game.jackpot'),
    demo: t('badge.demo'),
    demoNote: t('jackpot.demoBadge'),
    asOf: t('jackpot.asOf', { time }),
    rules: t('game.jackpotRules'),
  };
}
