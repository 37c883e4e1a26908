import { isUnsettled } from '@parlour/api-client';
import type { ConfirmMessage } from '@parlour/ui';
import { useState } from 'react';
import { useQuestion } from '../../shared/money/presses.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { TransferFailure, TransferFormProps } from './TransferForm.props.ts';
import type { WantedTransfer } from './transfer-model.ts';

/** How money is sent to one recipient. */
export interface TransferTo<Sent> {
  /** The recipient of the form that is shown. Failures of one recipient are not shown for another. */
  readonly to: string;
  readonly question: (wanted: WantedTransfer) => ConfirmMessage;
  /** Sends one request with the key of its intent. */
  readonly send: (wanted: WantedTransfer) => Promise<Sent>;
  readonly onSent: (sent: Sent) => void;
  /**
   * Reads the changed balances again. Also called after a failure, because the transfer may have been made when the
   * answer was lost.
   */
  readonly refresh: () => Promise<void>;
}

/** The part of the form's props that this hook returns. */
export interface Transferring
  extends Pick<TransferFormProps, 'busy' | 'failed' | 'made' | 'onSend' | 'onAgain'> {
  /** Call it when the form closes: it removes a refusal, but keeps a failure whose outcome is unknown. */
  readonly onLeave: () => void;
}

interface Failed extends TransferFailure {
  readonly wanted: WantedTransfer;
}

/** Sends money once it is confirmed: one question and one request at a time (WAL-05, WAL-07, AGT-04). */
export function useTransferOnce<Sent>(of: TransferTo<Sent>): Transferring {
  const { to } = of;
  const ask = useQuestion();
  /** By recipient: an unknown outcome stays until it is known, also after transfers to other recipients. */
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
