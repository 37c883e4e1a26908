import type { CompiledField, CompiledRules } from '../../shared/rules/compile.ts';
import { type FieldKind, knownField, type RegisterFieldName } from './fields.ts';

/** Ways to register (REG-01). */
export type RegisterTab = 'register' | 'registerMobile';

/** The parts of registration that the site's switches turn on (CFG-02). */
export interface RegisterSwitches {
  readonly byUsername: boolean;
  readonly byMobile: boolean;
  /** REGMOBVERF3: a mobile registration needs a code by SMS. */
  readonly smsCode: boolean;
  /** MOBILENUMPASSREG3: a mobile registration needs a password. */
  readonly mobilePassword: boolean;
  /** REFERRALPROMO3: members invite friends, so a referral code can be entered. */
  readonly referralCode: boolean;
}

/** A field as the form shows it. */
export interface PlannedField {
  /** Name inside the form; contains no path characters, whatever the server calls the field. */
  readonly key: string;
  readonly kind: FieldKind;
  readonly rule: CompiledField<RegisterFieldName>;
  /** Whether this phone number becomes the login name (REG-05). */
  readonly isAccount: boolean;
}

/** Returns the tabs the site offers. A single tab is not shown (REG-01). */
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
  /** Whether a failure requires a picture code although no rule does. */
  readonly captchaAsked: boolean;
  /** Whether the code of the link is valid, so that it need not be typed (REG-04). */
  readonly linkCodeValid: boolean;
}

/**
 * Returns the fields of a tab, in the server's order (REG-02). Fields that a way to register needs are included even if
 * the rules lack them.
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
  const needed = (name: RegisterFieldName) => ({
    ...(ruleOf(name) ?? noField(name)),
    required: true,
  });
  const shown = rules.fields.filter((field) => !hidden.has(field.name));
  const first: RegisterFieldName[] = mobile ? ['mobileNum'] : ['username'];
  if (!mobile || switches.mobilePassword) first.push('password');
  const missing = first.filter((name) => !shown.some((field) => field.known === name));
  let fields = [...missing.map(noField), ...shown].map((field) =>
    field.known !== null && first.includes(field.known) ? { ...field, required: true } : field,
  );
  if (mobile) {
    // The number is the account here, so it comes first, followed by its code.
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

/** Returns a field without a rule from the server. */
const noField = (name: RegisterFieldName): CompiledField<RegisterFieldName> => ({
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

/** Form libraries read dots and brackets as paths and drop `__proto__`, so an unknown name is encoded. */
function keyOf({ name, known }: CompiledField<RegisterFieldName>): string {
  if (known !== null) return known;
  return `x_${Array.from(name, (char) => char.codePointAt(0)?.toString(36)).join('_')}`;
}

/** Returns the server's name of a field from its form key. */
export function nameOfKey(key: string): string {
  if (!key.startsWith('x_')) return key;
  return key
    .slice(2)
    .split('_')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 36)))
    .join('');
}
