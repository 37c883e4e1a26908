import { queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../shared/form/use-attempt.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { AuthenticatorView } from './AuthenticatorView.tsx';
import { type AuthenticatorKey, toKey } from './authenticator.ts';
import type { SecurityWindowProps } from './PaymentPasswordWindow.tsx';

/** Turns two-step verification on or off, connected to session and api (MEM-01). */
export function AuthenticatorWindow({ onClose }: SecurityWindowProps) {
  const { api, toasts } = useRuntime();
  const t = useT();
  const client = useQueryClient();
  const security = useQuery(queries.security(api));
  // Stored when the window opens, so that the response does not change its purpose.
  const [isOn] = useState(security.data?.authenticatorOn === true);
  const [secret, setSecret] = useState<AuthenticatorKey | null>(null);
  const begin = useAttempt(async () => setSecret(toKey(await api.startAuthenticator())));
  const save = useAttempt(async (code: string) => {
    const next = isOn
      ? await api.removeAuthenticator({ code })
      : await api.confirmAuthenticator({ code });
    client.setQueryData(queries.security(api).queryKey, next);
    toasts.show({ tone: 'success', title: t(isOn ? 'security.appIsOff' : 'security.appIsOn') });
    onClose();
  });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: 'success', title: t('success.copied') });
    } catch {
      toasts.show({ tone: 'danger', title: t('error.copyFailed') });
    }
  };
  return (
    <AuthenticatorView
      isOn={isOn}
      secret={secret}
      failure={isOn || secret !== null ? save.failure : begin.failure}
      busy={begin.busy || save.busy}
      onBegin={begin.run}
      onCopy={(text) => void copy(text)}
      onSave={save.run}
      onClose={onClose}
    />
  );
}
