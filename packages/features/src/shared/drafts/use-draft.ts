import { useCallback, useRef, useState } from 'react';
import { type Runtime, useRuntime } from '../runtime/runtime.tsx';
import { createDrafts, type Drafts, type DraftValues } from './store.ts';

/** One store per runtime. Its drafts last until the page is closed or the visitor logs in. */
const stores = new WeakMap<Runtime, Drafts>();

/**
 * Returns the drafts of a runtime. A login or a trial clears them, so that the next person on this device does not see
 * them.
 */
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
  /** The text kept from last time, to be offered. `null`: there is none, or the offer was answered. */
  readonly offered: DraftValues | null;
  /** Call it with every change. It leaves out passwords and codes by their names. */
  readonly keep: (values: Readonly<Record<string, unknown>>) => void;
  /** Call it when the offer was accepted or declined. From then on only newly typed text is kept. */
  readonly answer: () => void;
  /** Call it when the form was sent: deletes the draft. */
  readonly forget: () => void;
}

/**
 * Keeps the text typed into a form when the form closes, until the page is closed. Call `keep` with the typed text; the
 * next time the form opens, the text is in `offered`. Show it with `DraftOffer` and fill in `comingBack(offered,
 * typed)`.
 */
export function useDraft(form: string): Draft {
  return useDraftIn(draftsOf(useRuntime()), form);
}

/** The draft of one form in a store. */
export function useDraftIn(drafts: Drafts, form: string): Draft {
  const [offered, setOffered] = useState(() => drafts.read(form));
  // Cleared by an answer, so that the next change does not keep the old texts again.
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
