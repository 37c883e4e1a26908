import { errorMessage, type I18n, type Translate } from '../i18n/index.ts';
import type { Runtime } from '../runtime/index.ts';

/** Says why a free demo did not begin. */
export async function sayRefused(
  { toasts }: Pick<Runtime, 'toasts'>,
  i18n: I18n,
  t: Translate,
  error: unknown,
): Promise<void> {
  await i18n.ensure('rest').catch(() => undefined);
  toasts.show({ id: 'free-play', tone: 'danger', title: errorMessage(error, t) });
}
