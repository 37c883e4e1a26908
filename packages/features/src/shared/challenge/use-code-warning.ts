import { isApiError } from '@parlour/api-client';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { challengeMessage } from './challenge-error.ts';

/**
 * Returns the function that shows why a code was not sent: a warning with the server's own sentence, as plain text, and
 * one button to confirm it (SPECIFICATION §8). The form behind it keeps what was typed, and the focus returns to it.
 */
export function useCodeWarning(): (error: unknown) => void {
  const { dialogs } = useRuntime();
  const t = useT();
  return (error) => {
    const ofServer = isApiError(error) ? error.serverMessage : undefined;
    const body = ofServer || challengeMessage(error, t);
    void dialogs.warn({ title: t('errorTitle.smsCode'), body, confirmLabel: t('action.ok') });
  };
}
