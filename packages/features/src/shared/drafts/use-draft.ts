import { useCallback, useRef, useState } from 'react';
import { type Runtime, useRuntime } from '../runtime/runtime.tsx';
import { createDrafts, type Drafts, type DraftValues } from './store.ts';

/** One store per runtime: kept until the page is closed or the visitor logs in. */
const stores = new WeakMap<Runtime, Drafts>();

/** The drafts of a runtime. A login or a trial clears them, so that the next person on this device finds nothing. */
export function draftsOf(runtime: Runtime): Drafts {
  const known = stores.get(runtime);
  if (known) return known;
  const drafts = createDrafts();
  stores.set(runtime, drafts);
  runtime.session.store.subscribe(({ kind }) => {
    if (kind === 'authenticated' || kind === 'trial') drafts.clear();
  });
  return drafts;
}

/** The draft of one form. */
export interface Draft {
  /** Text left the last time, to be offered. `null`: nothing, or the offer is answered. */
  readonly offered: DraftValues | null;
  /** Call with every change; passwords and codes are left out by name. */
  readonly keep: (values: Readonly<Record<string, unknown>>) => void;
  /** The offer is answered, yes or no; from now on only what is typed now is kept. */
  readonly answer: () => void;
  /** The form is done: nothing is kept. */
  readonly forget: () => void;
}

/**
 * Text typed into a form survives its closing until the page is closed: `keep` what is typed,
 * `offered` when the form opens again. Show it with `DraftOffer` and fill in `comingBack(offered,
 * typed)`.
 */
export function useDraft(form: string): Draft {
  return useDraftIn(draftsOf(useRuntime()), form);
}

/** The draft of one form in a store. */
export function useDraftIn(drafts: Drafts, form: string): Draft {
  const [offered, setOffered] = useState(() => drafts.read(form));
  // What is typed right after an answer must not bring the old texts along.
  const left = useRef(offered);
  const keep = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      const typed = Object.entries(values).filter(([, value]) => value !== '');
      drafts.keep(form, { ...left.current, ...Object.fromEntries(typed) });
    },
    [drafts, form],
  );
  const forget = useCallback(() => {
    left.current = null;
    drafts.forget(form);
    setOffered(null);
  }, [drafts, form]);
  return { offered, keep, answer: forget, forget };
}
