import { useState } from 'react';
import { type Runtime, useMember, useRuntime } from '../runtime/index.ts';
import { createDrafts, type Drafts } from './store.ts';
import { type Draft, useDraftIn } from './use-draft.ts';

interface Own {
  readonly account: string;
  readonly drafts: Drafts;
}

const stores = new WeakMap<Runtime, Own>();

/** The drafts of a member: of whoever comes next nothing is there, nor of one who logged out. */
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
 * The draft of a form only members have: it outlives a session that ran out, for the same member
 * (WAL-07). What `useDraft` keeps goes with the first login.
 */
export function useOwnDraft(form: string): Draft {
  const runtime = useRuntime();
  const account = useMember()?.account;
  // Whose it is, is settled as the form opens: it may still stand there when the session has run out.
  const [drafts] = useState(() =>
    account === undefined ? createDrafts() : ownDraftsOf(runtime, account),
  );
  return useDraftIn(drafts, form);
}
