import type { PhoneCountry } from '@parlour/ui/forms';
import type { SmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import type { CompiledField } from '../../shared/rules/compile.ts';
import type {
  EmailValues,
  ForgotFailure,
  ForgotMethod,
  PhoneValues,
} from './forgot-password-model.ts';

export interface ForgotPasswordViewProps {
  /** With only one method there are no tabs (CHNGPASSVERIF3). */
  readonly methods: readonly ForgotMethod[];
  readonly method: ForgotMethod;
  /** Typed in the login, or before the window was closed. */
  readonly username: string;
  readonly email: string;
  readonly mobile: string;
  /** The server's rule for new passwords; `null` while it is unknown. */
  readonly rule: CompiledField | null;
  readonly failure: ForgotFailure | null;
  readonly busy: boolean;
  readonly sms: Pick<SmsCountdown, 'secondsLeft' | 'sent' | 'sending'>;
  readonly countries: readonly PhoneCountry[];
  /** Masked address to which the next steps were sent; `null` before that. */
  readonly sentTo: string | null;
  readonly canRegister: boolean;
  readonly onMethod: (method: ForgotMethod) => void;
  /** Called while the person types, with what may be kept as a draft: never a password or a code. */
  readonly onType: (typed: Readonly<Record<string, string>>) => void;
  readonly onEmail: (values: EmailValues) => void;
  readonly onSendCode: (mobile: string, country: PhoneCountry) => void;
  readonly onPhone: (values: PhoneValues, country: PhoneCountry) => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly onDismiss: () => void;
}
