import type { MessageKey } from '../../shared/i18n/use-t.ts';

/** The kind of input of a field. */
export type FieldKind = 'text' | 'email' | 'password' | 'phone' | 'date' | 'captcha' | 'sms';

/** Built-in properties of a field; everything else comes from the server's rules (REG-02). */
interface KnownField {
  readonly label: MessageKey;
  /** Default `text`. */
  readonly kind?: FieldKind;
  /** Autofill token. Default `off`. */
  readonly autoComplete?: string;
  /** Keyboard on a phone. Default: chosen by the rule's pattern. */
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  /** For names, numbers and codes: left to right, no capitals, no spell check. */
  readonly code?: boolean;
}

/** The fields of REG-03, by their name in the API contract. */
const table = {
  username: { label: 'auth.username', autoComplete: 'username', code: true },
  password: { label: 'auth.password', kind: 'password' },
  confirmPassword: { label: 'auth.confirmPassword', kind: 'password' },
  mobileNum: { label: 'field.mobileNumber', kind: 'phone' },
  verificationCode: { label: 'auth.smsCode', kind: 'sms' },
  realName: { label: 'field.realName', autoComplete: 'name' },
  fullName: { label: 'field.fullName', autoComplete: 'name' },
  payeeName: { label: 'field.payeeName', autoComplete: 'name' },
  nickname: { label: 'field.nickname', autoComplete: 'nickname' },
  email: {
    label: 'field.email',
    kind: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    code: true,
  },
  birthday: { label: 'field.birthday', kind: 'date', autoComplete: 'bday' },
  placeOfBirth: { label: 'field.placeOfBirth' },
  nationality: { label: 'field.nationality', autoComplete: 'country-name' },
  address: { label: 'field.address', autoComplete: 'street-address' },
  occupation: { label: 'field.occupation', autoComplete: 'organization-title' },
  incomeSource: { label: 'field.incomeSource' },
  idNumber: { label: 'field.idNumber', code: true },
  qqNum: { label: 'field.qq', inputMode: 'numeric', code: true },
  line: { label: 'field.line', code: true },
  whatsapp: { label: 'field.whatsapp', inputMode: 'tel', code: true },
  facebook: { label: 'field.facebook', code: true },
  wechat: { label: 'field.wechat', code: true },
  telegram: { label: 'field.telegram', code: true },
  zalo: { label: 'field.zalo', inputMode: 'tel', code: true },
  skype: { label: 'field.skype', code: true },
  paymentPassword: { label: 'auth.transactionPassword', kind: 'password' },
  recommenderId: { label: 'auth.recommenderId', code: true },
  affiliateCode: { label: 'auth.affiliateCode', code: true },
  referralCode: { label: 'auth.referralCode', code: true },
  captcha: { label: 'auth.captcha', kind: 'captcha' },
} as const satisfies Record<string, KnownField>;

export type RegisterFieldName = keyof typeof table;

/** Always the same array for the rules engine, so that compiled rules can be cached. */
export const registerFieldNames: readonly RegisterFieldName[] = Object.keys(table).filter(
  (name): name is RegisterFieldName => Object.hasOwn(table, name),
);

const unknownField: Omit<KnownField, 'label'> = {};

/** Returns the built-in properties of a field; an unknown field is plain text. */
export const knownField = (name: RegisterFieldName | null): Partial<KnownField> =>
  name === null ? unknownField : table[name];
