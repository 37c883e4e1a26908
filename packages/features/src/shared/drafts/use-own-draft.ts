import { useMemo, useState } from 'react';
import { type Runtime, useMember, useRuntime } from '../runtime/runtime.tsx';
import { createDrafts, type Drafts, type DraftValues } from './store.ts';
import { type Draft, useDraftIn } from './use-draft.ts';

interface Own {
  readonly account: string;
  readonly drafts: Drafts;
}

const stores = new WeakMap<Runtime, Own>();

/** The drafts of a member, cleared when the member logs out or another account logs in. */
export function ownDraftsOf(runtime: Runtime, account: string): Drafts {
  const known = stores.get(runtime);
  if (known?.account === account) return known.drafts;
  known?.drafts.clear();
  const drafts = createDrafts();
  stores.set(runtime, { account, drafts });
  if (!known) {
    runtime.session.store.subscribe((now) => {
      const isLeft = now.kind === 'anonymous' && now.because === 'loggedOut';
      const isOther =
        (now.kind === 'authenticated' || now.kind === 'trial') &&
        now.member.account !== stores.get(runtime)?.account;
      if (isLeft || isOther) stores.get(runtime)?.drafts.clear();
    });
  }
  return drafts;
}

/** The owner of the drafts is fixed as a form opens: the form may still be open when the session has expired. */
function useOwnDrafts(): Drafts {
  const runtime = useRuntime();
  const account = useMember()?.account;
  const [drafts] = useState(() =>
    account === undefined ? createDrafts() : ownDraftsOf(runtime, account),
  );
  return drafts;
}

/**
 * The draft of a form only members have: it outlives a session that ran out, for the same member
 * (WAL-07). What `useDraft` keeps goes with the first login.
 */
export const useOwnDraft = (form: string): Draft => useDraftIn(useOwnDrafts(), form);

/** The draft of a form that is simply as its member left it: nothing is offered. */
export interface RestoredDraft {
  /** What was left in it; `null`: nothing. */
  readonly read: () => DraftValues | null;
  /** Call with every change; passwords and codes are left out by name. */
  readonly keep: (values: DraftValues) => void;
  /** The form is done: nothing is kept. */
  readonly forget: () => void;
}

/** As `useOwnDraft`, for a form that shows what was left without asking (WAL-03). */
export function useRestoredDraft(form: string): RestoredDraft {
  const drafts = useOwnDrafts();
  return useMemo(
    () => ({
      read: () => drafts.read(form),
      keep: (values) => drafts.keep(form, values),
      forget: () => drafts.forget(form),
    }),
    [drafts, form],
  );
}
