import { isUnsettled } from '@parlour/api-client';
import type { ConfirmMessage } from '@parlour/ui';
import { useState } from 'react';
import { useQuestion } from '../../shared/money/presses.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { TransferFailure, TransferFormProps } from './TransferForm.props.ts';
import type { WantedTransfer } from './transfer-model.ts';

/** How money is sent to one recipient. */
export interface TransferTo<Sent> {
  /** Whom the form that is shown is for: what is said of one recipient is not shown for another. */
  readonly to: string;
  readonly question: (wanted: WantedTransfer) => ConfirmMessage;
  /** One request, with the key of its intent. */
  readonly send: (wanted: WantedTransfer) => Promise<Sent>;
  readonly onSent: (sent: Sent) => void;
  /** Reads again what money that moved changes; also after a failure, for a lost answer may have been a transfer. */
  readonly refresh: () => Promise<void>;
}

/** What the form shows of its attempts, and what it calls. */
export interface Transferring
  extends Pick<TransferFormProps, 'busy' | 'failed' | 'made' | 'onSend' | 'onAgain'> {
  /** The form is closed: a refusal is no longer said; an outcome that is not known still is. */
  readonly onLeave: () => void;
}

interface Failed extends TransferFailure {
  readonly wanted: WantedTransfer;
}

/** Sends money once it is confirmed: one question and one request at a time (WAL-05, WAL-07, AGT-04). */
export function useTransferOnce<Sent>(of: TransferTo<Sent>): Transferring {
  const { to } = of;
  const ask = useQuestion();
  /** By recipient: what is not known of one transfer outlives those to others. */
  const [failures, setFailures] = useState<ReadonlyMap<string, Failed>>(new Map());
  const [made, setMade] = useState({ to, count: 0 });
  const [isSending, setIsSending] = useState(false);

  const forget = () =>
    setFailures((last) => new Map([...last].filter(([recipient]) => recipient !== to)));

  const send = async (wanted: WantedTransfer): Promise<void> => {
    setIsSending(true);
    try {
      const sent = await of.send(wanted);
      forget();
      setMade(({ count }) => ({ to, count: count + 1 }));
      of.onSent(sent);
    } catch (error) {
      setFailures((last) => {
        const attempt = (last.get(to)?.attempt ?? 0) + 1;
        return new Map(last).set(to, { error, wanted, attempt });
      });
    } finally {
      setIsSending(false);
    }
    void of.refresh();
  };
  // The question is inside `useOnce`: a second press opens no second question.
  const [sendOnce] = useOnce(async (wanted: WantedTransfer, isSure: boolean) => {
    if (isSure || (await ask(of.question(wanted)))) await send(wanted);
  });
  const own = failures.get(to) ?? null;
  return {
    busy: isSending,
    failed: own,
    made: made.to === to ? made.count : 0,
    onSend: (wanted) => void sendOnce(wanted, false),
    onAgain: () => void (own && sendOnce(own.wanted, true)),
    onLeave: () => {
      if (own && !isUnsettled(own.error)) forget();
    },
  };
}
