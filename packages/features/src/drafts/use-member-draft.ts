import { useMemo } from 'react';
import { type Runtime, useRuntime } from '../runtime/index.ts';
import { memberOf } from '../session/index.ts';
import { createDrafts, type Drafts, type DraftValues } from './store.ts';

/** One store a runtime, of the member who was here last. */
const stores = new WeakMap<Runtime, Drafts>();

/**
 * What a member left in forms behind the login. A session that ends by itself keeps it for the same
 * member; whoever logs out, and another member who gets in, leave and find nothing.
 */
export function memberDraftsOf(runtime: Runtime): Drafts {
  const known = stores.get(runtime);
  if (known) return known;
  const drafts = createDrafts();
  stores.set(runtime, drafts);
  const { store } = runtime.session;
  let owner = memberOf(store.getState())?.id;
  store.subscribe((state) => {
    const id = memberOf(state)?.id;
    const hasLeft = state.kind === 'anonymous' && state.because === 'loggedOut';
    if (hasLeft || (id !== undefined && id !== owner)) drafts.clear();
    owner = id ?? owner;
  });
  return drafts;
}

/** The draft of one form behind the login. */
export interface MemberDraft {
  /** What was left in it; `null`: nothing. */
  readonly read: () => DraftValues | null;
  /** Call with every change; passwords and codes are left out by name. */
  readonly keep: (values: DraftValues) => void;
  /** The form is done: nothing is kept. */
  readonly forget: () => void;
}

/**
 * Text typed into a form of a member survives its closing and the end of the session, in memory
 * only. Nothing is offered: it is the form of the same person, as they left it.
 */
export function useMemberDraft(form: string): MemberDraft {
  const runtime = useRuntime();
  return useMemo(() => {
    const drafts = memberDraftsOf(runtime);
    return {
      read: () => drafts.read(form),
      keep: (values) => drafts.keep(form, values),
      forget: () => drafts.forget(form),
    };
  }, [runtime, form]);
}
