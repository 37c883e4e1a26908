import type { PhoneCountry } from '@parlour/ui/forms';
import type { Captcha } from '../../shared/challenge/use-captcha.ts';
import type { SmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import type { LoginFailure, LoginMethod, SmsValues, UsernameValues } from './login-model.ts';

export interface LoginViewProps {
  /** Login methods; with only one there are no tabs (LGN-01). */
  readonly methods: readonly LoginMethod[];
  readonly method: LoginMethod;
  /** Whether a guarded action runs after this login (GRD-01). */
  readonly resumes: boolean;
  /** Typed in the header, or remembered. */
  readonly username: string;
  readonly remembered: boolean;
  /** Whether the name can be remembered; a frame on a partner's page stores nothing. Default true. */
  readonly canRemember?: boolean;
  readonly failure: LoginFailure | null;
  /** Typed before the window was closed. */
  readonly mobile: string;
  /** The step in progress; `check` = a bot challenge. */
  readonly busy: 'check' | 'login' | 'freePlay' | null;
  readonly captcha: Captcha;
  readonly sms: Pick<SmsCountdown, 'secondsLeft' | 'sent' | 'sending'>;
  readonly countries: readonly PhoneCountry[];
  readonly canRegister: boolean;
  readonly canFreePlay: boolean;
  readonly onMethod: (method: LoginMethod) => void;
  /** Called while the person types, with what may be kept as a draft: never a password or a code. */
  readonly onType: (typed: { readonly username?: string; readonly mobile?: string }) => void;
  /** `place` is the element in which a bot challenge may show itself. */
  readonly onUsername: (values: UsernameValues, place: HTMLElement | null) => void;
  readonly onSms: (values: SmsValues, country: PhoneCountry) => void;
  readonly onSendCode: (mobile: string, country: PhoneCountry) => void;
  readonly onFreePlay: () => void;
  readonly onForgot: (typed: { readonly username?: string }) => void;
  /** Opens another login method, for people who cannot read a picture (A11-01); undefined if there is none. */
  readonly onOtherWay?: (() => void) | undefined;
  readonly onRegister: () => void;
  readonly onDismiss: () => void;
}
