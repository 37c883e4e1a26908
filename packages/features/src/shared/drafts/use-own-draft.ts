import { useMemo, useState } from 'react';
import { type Runtime, useMember, useRuntime } from '../runtime/runtime.tsx';
import { createDrafts, type Drafts, type DraftValues } from './store.ts';
import { type Draft, useDraftIn } from './use-draft.ts';

interface Own {
  readonly account: string;
  readonly drafts: Drafts;
}

const stores = new WeakMap<Runtime, Own>();

/** Returns the drafts of a member. They are cleared when the member logs out or another account logs in. */
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

/**
 * Fixes the owner of the drafts when the form opens, because the form may still be open when the session has expired.
 */
function useOwnDrafts(): Drafts {
  const runtime = useRuntime();
  const account = useMember()?.account;
  const [drafts] = useState(() =>
    account === undefined ? createDrafts() : ownDraftsOf(runtime, account),
  );
  return drafts;
}

/**
 * The draft of a form for members. It is kept over an expired session, for the same member (WAL-07). A draft of
 * `useDraft` is deleted by the first login.
 */
export const useOwnDraft = (form: string): Draft => useDraftIn(useOwnDrafts(), form);

/** The draft of a form that restores its texts without asking. */
export interface RestoredDraft {
  /** Returns the kept texts, or `null` if there are none. */
  readonly read: () => DraftValues | null;
  /** Call it with every change. It leaves out passwords and codes by their names. */
  readonly keep: (values: DraftValues) => void;
  /** Call it when the form was sent: deletes the draft. */
  readonly forget: () => void;
}

/** Like `useOwnDraft`, for a form that restores its texts without asking (WAL-03). */
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
