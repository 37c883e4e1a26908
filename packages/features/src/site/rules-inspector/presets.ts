/** Example documents. */
export type PresetId = 'typical' | 'hostile' | 'empty' | 'thai' | 'korean' | 'japanese';

const rule = (order: number, rest: Readonly<Record<string, unknown>> = {}) => ({
  enabled: true,
  order,
  ...rest,
});
const required = (order: number, rest: Readonly<Record<string, unknown>>) =>
  rule(order, { required: true, ...rest });

const account = {
  username: required(1, { minLength: 4, maxLength: 16, patternId: 'lettersFirst' }),
  password: required(2, { minLength: 8, maxLength: 20, patternId: 'upperLowerDigitSpecial' }),
  confirmPassword: required(3, {}),
};
const named = (patternId: string, mobile: number) => ({
  ...account,
  realName: required(4, { minLength: 2, maxLength: 20, patternId }),
  mobileNum: required(5, { minLength: mobile, maxLength: mobile, patternId: 'digits' }),
});

export const presets: Readonly<Record<PresetId, unknown>> = {
  typical: {
    ...account,
    mobileNum: required(4, { minLength: 10, maxLength: 10, patternId: 'digits' }),
    email: rule(5, { minLength: 6, maxLength: 60, patternId: 'email' }),
    birthday: required(6, {}),
    referralCode: rule(7, { minLength: 4, maxLength: 12, patternId: 'lettersOrDigits' }),
  },
  hostile: {
    username: required(1, { minLength: 4, maxLength: 40, acceptedPattern: '^(a+)+$' }),
    password: { enabled: true, required: true, minLength: 'eight', maxLength: -3 },
    email: rule(3, { minLength: 60, maxLength: 6, patternId: 'email' }),
    nickname: rule(4, { acceptedPattern: '[unclosed' }),
    realName: rule(5, { acceptedPattern: '\\p{Script=Thai}+' }),
    line: rule(6, { acceptedPattern: '(?!)' }),
    telegram: rule(7, { patternId: 'toString' }),
    petName: rule(8, { minLength: 2, maxLength: 5, label: '<img src=x onerror=alert(1)>' }),
    address: null,
    constructor: rule(9),
    '': rule(10),
  },
  empty: {},
  thai: named('thai', 9),
  korean: named('korean', 11),
  japanese: named('japaneseFullWidth', 11),
};

export const presetIds: readonly PresetId[] = [
  'typical',
  'hostile',
  'empty',
  'thai',
  'korean',
  'japanese',
];

/** A document, formatted for reading. */
export const textOfPreset = (id: PresetId): string => JSON.stringify(presets[id], null, 2);
