import type { WireRegisterBody } from '@parlour/api-client';
import type { PhoneProof } from '../../shared/runtime/ports.ts';
import { type RegisterValues, textOf } from './check.ts';
import type { PlannedField, RegisterTab } from './plan.ts';

export interface PayloadOptions {
  readonly fields: readonly PlannedField[];
  readonly values: RegisterValues;
  readonly tab: RegisterTab;
  /** Host of the site. */
  readonly domain: string;
  /** Address of the page on which the account is opened. */
  readonly registerUrl: string;
  /** Digits without the plus sign. */
  readonly countryDialingCode: string;
  readonly captchaId: string | undefined;
  /** Valid invitation code of the link the visitor followed. */
  readonly linkCode: string | null;
  /** Whether the code of the link is also sent as the referral code of a friend; not while REFERRALPROMO3 is off. */
  readonly linkRefers: boolean;
  /** Token of the bot challenge, if the operator has one. */
  readonly botToken?: string | null;
  /** Sent instead of the typed code if an outside service checks codes. */
  readonly phoneProof?: PhoneProof | null;
}

/** Builds the request body to open an account (REG-04, REG-05). Empty fields are left out. */
export function payloadOf(options: PayloadOptions): WireRegisterBody {
  const { fields, values, tab, countryDialingCode, captchaId, linkCode, linkRefers } = options;
  const { botToken = null, phoneProof = null } = options;
  const typed = fields.flatMap((field) => {
    const value = textOf(field, values, countryDialingCode);
    const proved = field.kind === 'sms' && phoneProof !== null;
    return value === '' || proved ? [] : [[field.rule.name, value] as const];
  });
  const number = fields.find(({ kind }) => kind === 'phone');
  const mobile = number ? textOf(number, values, countryDialingCode) : '';
  return {
    ...(linkCode !== null && {
      affiliateCode: linkCode,
      ...(linkRefers && { referralCode: linkCode }),
    }),
    ...Object.fromEntries(typed),
    ...(tab === 'registerMobile' && { username: mobile.replace(/^0+/, '') }),
    ...(mobile !== '' && { countryDialingCode }),
    ...(captchaId !== undefined && fields.some(({ kind }) => kind === 'captcha') && { captchaId }),
    ...(botToken !== null && { botToken }),
    ...phoneProof,
    domain: options.domain,
    registerUrl: options.registerUrl,
    registerMethod: 'WEB',
    login: true,
  };
}
