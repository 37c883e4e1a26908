import { useEffect, useRef, useState } from 'react';
import type { DraftValues } from '../../shared/drafts/store.ts';
import { draftsOf } from '../../shared/drafts/use-draft.ts';
import { ownDraftsOf } from '../../shared/drafts/use-own-draft.ts';
import { useMember, useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { type Holder, handOver } from './hand-over.ts';

const form = 'feedback';

/** The text of the form: it outlives a login, a lost session and the way to another page (HLP-01). */
export interface KeptFeedback {
  readonly begun: DraftValues;
  /** Another number is another form: mount it anew. */
  readonly round: number;
  /** Call with every change. */
  readonly keep: (typed: DraftValues) => void;
  /** It was sent: the form is empty again. */
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
  // At once: the text of another is not shown for a single frame.
  if (now !== holder) setHolder(now);

  const { owner, round } = now;
  const last = useRef(round);
  useEffect(() => {
    if (last.current !== round) typed.current = holder.begun;
    last.current = round;
  }, [round, holder]);
  useEffect(() => {
    // A login takes along what is typed: the drafts of a visitor end there.
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
