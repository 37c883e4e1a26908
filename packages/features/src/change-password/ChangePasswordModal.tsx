import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useOnce, useRuntime } from '../runtime/index.ts';
import type { NamedModalProps } from '../shell/index.ts';
import { ChangePasswordView, type ChangePasswordViewProps } from './ChangePasswordView.tsx';
import { type PasswordValues, passwordRule, trimmed } from './model.ts';

/**
 * The named modal `changePassword`, forced or wanted. A forced change that works
 * begins the session, which closes the modal (LGN-05); a wanted one closes it here.
 */
export function ChangePasswordModal({ onDismiss }: NamedModalProps<'changePassword'>) {
  const { api, session, overlays, toasts, navigate } = useRuntime();
  const t = useT();
  // Kept from the start: the state moves on while the answer is on its way.
  const [reason] = useState(() => {
    const state = session.store.getState();
    return state.kind === 'mustChangePassword' ? state.reason : null;
  });
  const [failure, setFailure] = useState<ChangePasswordViewProps['failure']>(null);
  const { data: rule = null } = useQuery({ ...queries.registerRules(api), select: passwordRule });

  // Logged out, here or elsewhere: there is no password left to change.
  useEffect(
    () =>
      session.store.subscribe((state) => {
        if (state.kind === 'anonymous' && state.because) overlays.dismiss();
      }),
    [session, overlays],
  );

  const [save, busy] = useOnce(async (values: PasswordValues) => {
    try {
      await session.changePassword(trimmed(values));
    } catch (error) {
      // The new password holds, but the session did not begin: it takes a login.
      if (session.token() === null) overlays.open({ name: 'login', props: { error } });
      else setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
      return;
    }
    toasts.show({ tone: 'success', title: t('success.passwordChanged') });
    if (reason) return;
    overlays.finish();
    navigate('/');
  });
  const [logout] = useOnce(async () => {
    await session.logout();
    navigate('/');
  });

  return (
    <ChangePasswordView
      reason={reason}
      rule={rule}
      failure={failure}
      busy={busy}
      onSubmit={(values) => void save(values)}
      onLogout={() => void logout()}
      onDismiss={onDismiss}
    />
  );
}
