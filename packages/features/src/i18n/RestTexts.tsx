import { use } from 'react';
import { round } from '../lazy/index.ts';
import type { I18n } from './create-i18n.ts';
import { useI18n } from './use-t.ts';

/** Texts that did not come: asked for again while they are drawn, they would be waited for without end. */
const failed = new WeakMap<I18n, { readonly asked: Promise<void>; readonly round: number }>();

/**
 * Holds the `Suspense` around it until the texts beyond the first page are
 * there. Stands beside a lazy page or modal, so that both load side by side.
 */
export function RestTexts(): null {
  const i18n = useI18n();
  const known = failed.get(i18n);
  if (known?.round === round()) use(known.asked);
  const now = { asked: i18n.ensure('rest'), round: round() };
  now.asked.catch(() => failed.set(i18n, now));
  use(now.asked);
  return null;
}
