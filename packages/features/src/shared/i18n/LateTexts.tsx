import { use } from 'react';
import { round } from '../lazy/round.ts';
import type { I18n } from './create-i18n.ts';
import { useI18n } from './use-t.ts';

interface Failure {
  readonly asked: Promise<void>;
  readonly round: number;
}

/** Remembers texts that failed to load: loading them again during render would suspend forever. */
const failures = new WeakMap<I18n, Failure>();

/**
 * Suspends the surrounding `Suspense` until all texts of the language have loaded. Put it beside a lazy page, window or
 * part, so that both load in parallel. Home and the frame of every page do not need it.
 */
export function LateTexts(): null {
  const i18n = useI18n();
  const known = failures.get(i18n);
  if (known?.round === round()) use(known.asked);
  const now = { asked: i18n.loadWhole(), round: round() };
  now.asked.catch(() => failures.set(i18n, now));
  use(now.asked);
  return null;
}
