import type { ReactNode } from 'react';
import type { CompiledField } from '../../shared/rules/compile.ts';
import type { ChangeReason } from '../../shared/session/change-reason.ts';
import type { PasswordValues } from './change-password-model.ts';

export interface ChangePasswordViewProps {
  /** The name of the account, for password managers; `null` while unknown. */
  readonly account: string | null;
  /** Why the password has to be changed; `null` for a voluntary change. */
  readonly reason: ChangeReason | null;
  /** The server's rule for new passwords; `null` while it is unknown. */
  readonly rule: CompiledField | null;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  readonly busy: boolean;
  /** Shown above the form. Default: nothing. */
  readonly note?: ReactNode;
  readonly onSubmit: (values: PasswordValues) => void;
  readonly onLogout: () => void;
  readonly onDismiss: () => void;
}
