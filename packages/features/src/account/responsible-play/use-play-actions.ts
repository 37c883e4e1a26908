import { queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { breakEnd } from './policy.ts';
import type {
  PlayAction,
  ResponsiblePlayViewProps,
  WantedExclusion,
  WantedLimit,
} from './ResponsiblePlayView.props.ts';
import { bodyOf, changeOf, type Limit, limitOf, toLimits } from './responsible-play-model.ts';
import { useLimitWords } from './use-limit-words.ts';

type Actions = Pick<
  ResponsiblePlayViewProps,
  | 'busy'
  | 'failed'
  | 'open'
  | 'onOpen'
  | 'onSetLimit'
  | 'onCancelRaise'
  | 'onReminder'
  | 'onBreak'
  | 'onExclude'
  | 'onBack'
  | 'onRead'
>;

/**
 * Changes limits and closes play. Sends one request per intent, and then shows what the backend answered (X-01,
 * WAL-07).
 */
export function usePlayActions(raiseAfterHours: number): Actions {
  const { api, clock, dialogs, toasts } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const t = useT();
  const { unit } = useLimitWords(currencySymbol);
  const client = useQueryClient();
  const refreshMoney = useMoneyRefresh();
  const [busy, setBusy] = useState<PlayAction | null>(null);
  const [failed, setFailed] = useState<Actions['failed']>(null);
  const [open, setOpen] = useState<Limit | null>(null);

  const keys = {
    limits: queries.playLimits(api).queryKey,
    standing: queries.playStatus(api).queryKey,
    account: queries.playSession(api).queryKey,
  };
  const succeed = (title: string) => toasts.show({ tone: 'success', title });

  /** Sends a request. After a failure it keeps the typed values and reloads what may have changed nevertheless. */
  const attempt = async (of: PlayAction, send: () => Promise<void>): Promise<void> => {
    setBusy(of);
    try {
      await send();
      setFailed(null);
    } catch (error) {
      setFailed((last) => ({ of, error, attempt: (last?.attempt ?? 0) + 1 }));
      for (const queryKey of Object.values(keys)) void client.invalidateQueries({ queryKey });
    } finally {
      setBusy(null);
    }
    // The deposit page offers what limits and breaks leave.
    void refreshMoney();
  };

  /** Asks for confirmation of a change; a first limit needs none. */
  const ask = ({ limit, value }: WantedLimit) => {
    const change = changeOf(limit, value);
    if (change === 'set') return true;
    const wait = t('play.raiseWait', { count: raiseAfterHours });
    const cancelLabel = t('play.keepOld');
    if (change === 'remove' || value === null) {
      const confirmLabel = t('play.remove');
      return dialogs.confirm({
        title: t('play.removeTitle'),
        body: wait,
        confirmLabel,
        cancelLabel,
      });
    }
    const amount = unit(limit.kind, value);
    return change === 'lower'
      ? dialogs.confirm({
          title: t('confirm.lowerLimit.title', { amount }),
          body: t('confirm.lowerLimit.body'),
          confirmLabel: t('confirm.lowerLimit.action'),
          cancelLabel,
        })
      : dialogs.confirm({
          title: t('confirm.raiseLimit.title', { amount }),
          body: wait,
          confirmLabel: t('confirm.raiseLimit.action'),
          cancelLabel,
        });
  };

  // The question is part of the guarded action, so a second press does not ask again.
  const [setLimit] = useOnce(async (wanted: WantedLimit) => {
    if (!(await ask(wanted))) return;
    await attempt('limit', async () => {
      const body = bodyOf(wanted.limit, wanted.value);
      const answer = await api.setPlayLimit(body);
      client.setQueryData(keys.limits, answer);
      setOpen(null);
      const pending = limitOf(toLimits(answer, timeZone), wanted.limit)?.pending;
      if (pending) {
        succeed(
          pending.value === null
            ? t('play.removedFrom', { time: pending.startsAt })
            : t('rgMsg.limitRaised', { time: pending.startsAt }),
        );
      } else {
        const isLower = changeOf(wanted.limit, wanted.value) === 'lower';
        succeed(t(isLower ? 'rgMsg.limitLowered' : 'success.limitSaved'));
      }
    });
  });
  const [cancelRaise] = useOnce(({ kind, period }: Limit) =>
    attempt('cancel', async () => {
      client.setQueryData(keys.limits, await api.cancelPlayLimit({ kind, period }));
      succeed(t('play.kept'));
    }),
  );
  const [remind] = useOnce((minutes: number) =>
    attempt('reminder', async () => {
      client.setQueryData(keys.limits, await api.setPlayReminder({ minutes }));
      void client.invalidateQueries({ queryKey: keys.account });
      succeed(t('play.reminderSaved'));
    }),
  );
  const [takeBreak] = useOnce(async (days: number) => {
    const end = breakEnd(days, clock.now());
    const sure = await dialogs.confirm({
      title: t('confirm.timeOut.title', { time: formatDateTime(end, timeZone) ?? '' }),
      body: t('confirm.timeOut.body'),
      confirmLabel: t('confirm.timeOut.action'),
      cancelLabel: t('action.cancel'),
    });
    if (!sure) return;
    await attempt('break', async () => {
      const body = { until: new Date(end).toISOString() };
      client.setQueryData(keys.standing, await api.startTimeOut(body));
      succeed(t('success.breakStarted'));
    });
  });
  const [exclude] = useOnce(({ months, password, reason }: WantedExclusion) =>
    attempt('exclusion', async () => {
      const body = { months, password, ...(reason !== '' && { reason }) };
      client.setQueryData(keys.standing, await api.selfExclude(body));
      succeed(t('play.isExcluded'));
    }),
  );
  const [read] = useOnce(() =>
    attempt('read', async () => {
      client.setQueryData(keys.account, await api.confirmRealityCheck());
    }),
  );

  return {
    busy,
    failed,
    open,
    onOpen: (limit) => {
      setFailed(null);
      setOpen(limit);
    },
    onSetLimit: (wanted) => void setLimit(wanted),
    onCancelRaise: (limit) => void cancelRaise(limit),
    onReminder: (minutes) => void remind(minutes),
    onBreak: (days) => void takeBreak(days),
    onExclude: (wanted) => void exclude(wanted),
    onBack: () => setFailed(null),
    onRead: () => void read(),
  };
}
