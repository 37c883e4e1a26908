import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { memberOf } from '../../shared/session/machine.ts';
import type { ChangePasswordViewProps } from './ChangePasswordView.props.ts';
import { type PasswordValues, passwordRule, trimmed } from './change-password-model.ts';

/**
 * The change of a password with everything its view needs, forced or wanted (PWD-02). A forced
 * change that works begins the session (LGN-05); a wanted one calls `onDone`.
 */
export function useChangePassword(onDone: () => void): Omit<ChangePasswordViewProps, 'onDismiss'> {
  const { api, session, overlays, toasts, navigate } = useRuntime();
  const t = useT();
  // Kept from the start: the state moves on while the answer is on its way.
  const [{ reason, account }] = useState(() => {
    const state = session.store.getState();
    return {
      reason: state.kind === 'mustChangePassword' ? state.reason : null,
      account: memberOf(state)?.account ?? null,
    };
  });
  const [failure, setFailure] = useState<ChangePasswordViewProps['failure']>(null);
  const { data: rule = null } = useQuery({
    ...queries.registerRules(api),
    select: passwordRule,
    placeholderData: keepPreviousData,
  });
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
    if (!reason) onDone();
  });
  const [logout] = useOnce(async () => {
    await session.logout();
    navigate('/');
  });
  return {
    account,
    reason,
    rule,
    failure,
    busy,
    onSubmit: (values) => void save(values),
    onLogout: () => void logout(),
  };
}
