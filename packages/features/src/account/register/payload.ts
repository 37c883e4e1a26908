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
  /** Address the registration was made at. */
  readonly registerUrl: string;
  /** Digits without the plus sign. */
  readonly countryDialingCode: string;
  readonly captchaId: string | undefined;
  /** Valid invitation code of the link the visitor came by. */
  readonly linkCode: string | null;
  /** The code of the link also says which friend invited; not while REFERRALPROMO3 is off. */
  readonly linkRefers: boolean;
  /** What the bot challenge gave, if the operator has one. */
  readonly botToken?: string | null;
  /** Takes the place of the typed code where somebody else checks codes. */
  readonly phoneProof?: PhoneProof | null;
}

/** What is sent to open an account (REG-04, REG-05). Empty fields are left out. */
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
