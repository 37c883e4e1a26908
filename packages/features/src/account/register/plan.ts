import type { CompiledField, CompiledRules } from '../../shared/rules/compile.ts';
import { type FieldKind, knownField, type RegisterFieldName } from './fields.ts';

/** Ways to register (REG-01). */
export type RegisterTab = 'register' | 'registerMobile';

/** What the site allows, read from its switches (CFG-02). */
export interface RegisterSwitches {
  readonly byUsername: boolean;
  readonly byMobile: boolean;
  /** REGMOBVERF3: a mobile registration needs a code by SMS. */
  readonly smsCode: boolean;
  /** MOBILENUMPASSREG3: a mobile registration needs a password. */
  readonly mobilePassword: boolean;
  /** REFERRALPROMO3: members invite friends, so a referral code may be given. */
  readonly referralCode: boolean;
}

/** A field of the form as it is shown. */
export interface PlannedField {
  /** Name inside the form; safe as a path, whatever the server calls the field. */
  readonly key: string;
  readonly kind: FieldKind;
  readonly rule: CompiledField<RegisterFieldName>;
  /** The number one will log in with (REG-05). */
  readonly isAccount: boolean;
}

/** The tabs the site offers; the row is hidden when one is left (REG-01). */
export function tabsOf({ byUsername, byMobile }: RegisterSwitches): readonly RegisterTab[] {
  const tabs: RegisterTab[] = [];
  if (byUsername) tabs.push('register');
  if (byMobile) tabs.push('registerMobile');
  return tabs;
}

export interface PlanOptions {
  readonly rules: CompiledRules<RegisterFieldName>;
  readonly tab: RegisterTab;
  readonly switches: RegisterSwitches;
  /** A failure requires a picture code although no rule does. */
  readonly captchaAsked: boolean;
  /** The code of the link is valid: it need not be typed (REG-04). */
  readonly linkCodeValid: boolean;
}

/**
 * Which fields a tab shows, in the server's order (REG-02). What a way to
 * register cannot do without is there even if the rules forget it.
 */
export function planFields(options: PlanOptions): readonly PlannedField[] {
  const { rules, tab, switches, captchaAsked, linkCodeValid } = options;
  const mobile = tab === 'registerMobile';
  const hidden = new Set<string>(['verificationCode', 'captcha']);
  if (mobile) hidden.add('username');
  if (mobile && !switches.mobilePassword) for (const name of passwords) hidden.add(name);
  if (linkCodeValid) hidden.add('affiliateCode');
  if (!switches.referralCode) hidden.add('referralCode');

  const ruleOf = (name: RegisterFieldName) => rules.fields.find((field) => field.known === name);
  const needed = (name: RegisterFieldName) => ({ ...(ruleOf(name) ?? bare(name)), required: true });
  const shown = rules.fields.filter((field) => !hidden.has(field.name));
  const first: RegisterFieldName[] = mobile ? ['mobileNum'] : ['username'];
  if (!mobile || switches.mobilePassword) first.push('password');
  const missing = first.filter((name) => !shown.some((field) => field.known === name));
  let fields = [...missing.map(bare), ...shown].map((field) =>
    field.known !== null && first.includes(field.known) ? { ...field, required: true } : field,
  );
  if (mobile) {
    // The number is the account here, so it comes first and its code beside it.
    const number = fields.filter((field) => field.known === 'mobileNum');
    const code = switches.smsCode ? [needed('verificationCode')] : [];
    fields = [...number, ...code, ...fields.filter((field) => field.known !== 'mobileNum')];
  }
  if (captchaAsked || ruleOf('captcha')) fields.push(needed('captcha'));
  return fields.map((rule) => ({
    key: keyOf(rule),
    kind: knownField(rule.known).kind ?? 'text',
    rule,
    isAccount: mobile && rule.known === 'mobileNum',
  }));
}

const passwords: readonly RegisterFieldName[] = ['password', 'confirmPassword'];

/** A field without rules of its own. */
const bare = (name: RegisterFieldName): CompiledField<RegisterFieldName> => ({
  name,
  known: name,
  label: null,
  order: 0,
  required: true,
  min: 0,
  max: 255,
  hint: null,
  patternKey: null,
  fits: () => true,
  example: null,
});

/** Form libraries read dots and brackets as paths and forget `__proto__`: a foreign name is spelled out. */
function keyOf({ name, known }: CompiledField<RegisterFieldName>): string {
  if (known !== null) return known;
  return `x_${Array.from(name, (char) => char.codePointAt(0)?.toString(36)).join('_')}`;
}

/** The server's name of a field, from its form key. */
export function nameOfKey(key: string): string {
  if (!key.startsWith('x_')) return key;
  return key
    .slice(2)
    .split('_')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 36)))
    .join('');
}
