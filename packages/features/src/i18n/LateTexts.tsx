import { use } from 'react';
import { round } from '../lazy/index.ts';
import type { LatePart } from './catalogue.ts';
import type { I18n } from './create-i18n.ts';
import { useI18n } from './use-t.ts';

interface Failure {
  readonly asked: Promise<void>;
  readonly round: number;
}

/** Texts that failed to load: fetching them again during render would suspend without end. */
const failures = new WeakMap<I18n, Map<LatePart, Failure>>();

/**
 * Holds the `Suspense` around it until a part of the texts is there; beside a lazy page or modal, both load side
 * by side. Default: what every page but the first needs. The parts of the centres come on top of it.
 */
export function LateTexts({ part = 'rest' }: { readonly part?: LatePart }): null {
  const i18n = useI18n();
  const known = failures.get(i18n)?.get(part);
  if (known?.round === round()) use(known.asked);
  const now = { asked: i18n.ensure(part), round: round() };
  now.asked.catch(() => {
    const others = failures.get(i18n) ?? new Map<LatePart, Failure>();
    failures.set(i18n, others.set(part, now));
  });
  use(now.asked);
  return null;
}
