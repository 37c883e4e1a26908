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
 * State and actions of a password change, forced or voluntary (PWD-02). A forced change that succeeds starts the
 * session (LGN-05); a voluntary one calls `onDone`.
 */
export function useChangePassword(onDone: () => void): Omit<ChangePasswordViewProps, 'onDismiss'> {
  const { api, session, overlays, toasts, navigate } = useRuntime();
  const t = useT();
  // Stored at the start, because the session's state changes before the response arrives.
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
      // The new password is accepted, but the session did not start: another login is needed.
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
