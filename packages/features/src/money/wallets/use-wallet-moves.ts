import { queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useQuestion } from '../../shared/money/presses.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { FailedMove, WalletsViewProps, WantedTransfer } from './WalletsView.props.ts';
import { leftOut, toWallets, type VendorWallet, type Wallets } from './wallets-model.ts';

/** A request that moves money. */
type Move =
  | { readonly of: 'transfer'; readonly wanted: WantedTransfer }
  /** The vendor balances are part of the intent: after money arrives at a vendor, the request is a new intent. */
  | { readonly of: 'back'; readonly lying: readonly string[] };

type Moves = Pick<
  WalletsViewProps,
  'moving' | 'failed' | 'left' | 'made' | 'onTransfer' | 'onAllBack' | 'onAgain'
>;

/**
 * Moves money between wallets: one movement at a time, one request per intent. Shows only results that the backend
 * confirmed (WAL-02, WAL-07).
 */
export function useWalletMoves(wallets: Wallets | null): Moves {
  const { api, toasts } = useRuntime();
  const { currencySymbol } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const client = useQueryClient();
  const refresh = useMoneyRefresh();
  const { withKey } = useIntent();
  const ask = useQuestion();
  const [moving, setMoving] = useState<Moves['moving']>(null);
  const [failed, setFailed] = useState<(FailedMove & { readonly move: Move }) | null>(null);
  const [left, setLeft] = useState<readonly VendorWallet[]>([]);
  const [made, setMade] = useState(0);

  const send = async (move: Move): Promise<void> => {
    const { queryKey } = queries.wallets(api);
    if (move.of === 'transfer') {
      const { wanted } = move;
      const { wallets: now } = await withKey('transferWallet', wanted, (key) =>
        api.transferWallet(wanted, key),
      );
      client.setQueryData(queryKey, now);
      setMade((count) => count + 1);
      const title = t('success.transferDone', { amount: money(wanted.amount) });
      toasts.show({ tone: 'success', title });
      return;
    }
    const now = await withKey('transferAllBack', move.lying, (key) => api.transferAllBack(key));
    client.setQueryData(queryKey, now);
    const kept = leftOut(toWallets(now));
    setLeft(kept);
    if (kept.length === 0) {
      toasts.show({ tone: 'success', title: t('success.transferAllBack') });
    }
  };
  // The question is inside `useOnce`: a second press opens no second question, and another attempt does not block a
  // "yes".
  const [move] = useOnce(async (wanted: Move, isSure: boolean) => {
    if (!isSure && !(await isMeant())) return;
    setMoving(wanted.of);
    setLeft([]);
    try {
      await send(wanted);
      setFailed(null);
    } catch (error) {
      setFailed((last) => ({
        of: wanted.of,
        move: wanted,
        error,
        attempt: (last?.attempt ?? 0) + 1,
      }));
    } finally {
      setMoving(null);
    }
    // Also after a failure: the wallets may have changed, and a lost answer may have moved money.
    void refresh();
  });

  const isMeant = () =>
    ask({
      title: t('confirm.transferAllBack.title'),
      body: t('confirm.transferAllBack.body'),
      confirmLabel: t('confirm.transferAllBack.action'),
      cancelLabel: t('action.cancel'),
    });
  const allBack = (from: Wallets) => {
    const lying = leftOut(from).map(({ code, balance }) => `${code} ${balance}`);
    return move({ of: 'back', lying }, false);
  };
  return {
    moving,
    failed,
    left,
    made,
    onTransfer: (wanted) => void move({ of: 'transfer', wanted }, true),
    onAllBack: () => void (wallets && allBack(wallets)),
    onAgain: () => void (failed && move(failed.move, true)),
  };
}
