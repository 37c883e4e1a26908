import { type MessageKey, useFigures, useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { isHit, type Limit, type LimitKind, type LimitPeriod } from './responsible-play-model.ts';

export const kindNames = {
  deposit: 'rg.depositLimit',
  loss: 'rg.lossLimit',
  session: 'rg.sessionLimit',
} as const satisfies Record<LimitKind, MessageKey>;

export const periodNames = {
  daily: 'period.daily',
  weekly: 'period.weekly',
  monthly: 'period.monthly',
} as const satisfies Record<LimitPeriod, MessageKey>;

/** Returns functions that write limits as text: money with its symbol, the session in hours and minutes. */
export function useLimitWords(symbol: string) {
  const t = useT();
  const figures = useFigures();
  const money = useMoney(symbol);
  const time = (text: string) => {
    const minutes = Number(text);
    if (!Number.isSafeInteger(minutes)) return text;
    return minutes < 60
      ? t('time.minutes', { count: minutes })
      : t('time.hourMinute', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
  const unit = (kind: LimitKind, value: string) =>
    kind === 'session' ? time(value) : money(value);
  return {
    /** Writes an amount or a time, by the kind of its limit. */
    unit,
    /** Writes a number whose unit is unknown. */
    plain: figures,
    /** Writes how much of a limit is used. */
    used(limit: Limit): string {
      const { kind, value, used, resetsAt } = limit;
      if (value === null) return t('play.noLimit');
      if (isHit(limit)) return t('rgMsg.limitHit', { time: resetsAt });
      return t('rgMsg.limitUsed', { used: unit(kind, used ?? '0'), limit: unit(kind, value) });
    },
  };
}

/** Returns a function that writes the length of a self-exclusion in months or years, or as "forever". */
export function useMonths(): (months: number) => string {
  const t = useT();
  return (months) => {
    if (months === 0) return t('play.forGood');
    return months % 12 === 0
      ? t('play.years', { count: months / 12 })
      : t('play.months', { count: months });
  };
}
