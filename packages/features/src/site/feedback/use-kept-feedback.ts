import { useEffect, useRef, useState } from 'react';
import type { DraftValues } from '../../shared/drafts/store.ts';
import { draftsOf } from '../../shared/drafts/use-draft.ts';
import { ownDraftsOf } from '../../shared/drafts/use-own-draft.ts';
import { useMember, useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { type Holder, handOver } from './hand-over.ts';

const form = 'feedback';

/**
 * The text of the form. It is kept through a login, after the end of a session, and on the way to another page
 * (HLP-01).
 */
export interface KeptFeedback {
  readonly begun: DraftValues;
  /** Another number means another form: use it as the `key`. */
  readonly round: number;
  /** Call it on every change. */
  readonly keep: (typed: DraftValues) => void;
  /** Call it after sending: the form is emptied. */
  readonly forget: () => void;
}

export function useKeptFeedback(): KeptFeedback {
  const runtime = useRuntime();
  const session = useSession();
  const account = useMember()?.account ?? null;
  const storeOf = (owner: string | null) =>
    owner === null ? draftsOf(runtime) : ownDraftsOf(runtime, owner);
  const [holder, setHolder] = useState<Holder>(() => ({
    owner: account,
    begun: storeOf(account).read(form) ?? {},
    round: 0,
  }));
  const typed = useRef(holder.begun);
  const hasLeft = session.kind === 'anonymous' && session.because === 'loggedOut';
  const now = handOver(holder, typed.current, { account, hasLeft }, (one) =>
    storeOf(one).read(form),
  );
  // During render, so that the text of another account is not shown for a single frame.
  if (now !== holder) setHolder(now);

  const { owner, round } = now;
  const last = useRef(round);
  useEffect(() => {
    if (last.current !== round) typed.current = holder.begun;
    last.current = round;
  }, [round, holder]);
  useEffect(() => {
    // A login takes over the typed text, so the visitor's draft ends.
    if (owner !== null) ownDraftsOf(runtime, owner).keep(form, typed.current);
  }, [owner, runtime]);

  return {
    begun: now.begun,
    round,
    keep: (values) => {
      typed.current = values;
      storeOf(owner).keep(form, values);
    },
    forget: () => {
      typed.current = {};
      storeOf(owner).forget(form);
      setHolder((one) => ({ ...one, begun: {}, round: one.round + 1 }));
    },
  };
}
