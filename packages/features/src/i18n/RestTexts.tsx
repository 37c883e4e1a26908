import { use } from 'react';
import { useI18n } from './use-t.ts';

/**
 * Holds the `Suspense` around it until the texts beyond the first page are
 * there. Stands beside a lazy page or modal, so that both load side by side.
 */
export function RestTexts(): null {
  use(useI18n().ensure('rest'));
  return null;
}
