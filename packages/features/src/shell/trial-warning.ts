import type { I18n, Translate } from '../i18n/index.ts';
import type { Runtime } from '../runtime/index.ts';

/** Warns a trial account that it needs a real one (GRD-01). Resolves true when it wants to open one. */
export async function warnTrial(
  { dialogs }: Pick<Runtime, 'dialogs'>,
  i18n: I18n,
  t: Translate,
): Promise<boolean> {
  await i18n.ensure('rest');
  return dialogs.confirm({
    tone: 'warn',
    title: t('guard.needTrueAccount'),
    cancelLabel: t('guard.increaseSubmit'),
    confirmLabel: t('guard.openRealAccount'),
  });
}
