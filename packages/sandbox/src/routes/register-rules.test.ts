import { expect, test } from 'vitest';
import { at, newcomer, testBackend } from '../testing/client.ts';

const byName = 'PUT /wps/member/register';

/** The refused fields of one registration under some rules: `field: sentence`. */
async function refusedWith(
  registerRules: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { call, scenario } = testBackend();
  await scenario({ registerRules });
  const { body } = await call(byName, { body: newcomer('Tista', change) });
  return Object(at(body, 'value', 'fields') ?? (at(body, 'success') === true ? {} : body));
}

const on = (rest: object) => ({ enabled: true, required: true, ...rest });
const format = 'The server did not accept this value.';

test.each<[patternId: string, right: string, wrong: string]>([
  ['any', 'a \u09aa!', ''],
  ['lettersFirst', 'padma7', '7padma'],
  ['chineseDigits', '\u4e2d\u65877', '\u4e2da'],
  ['email', 'a@b.c', 'a@b'],
  ['lettersOrDigits', 'padma7', 'padma 7'],
  ['lettersAndDigits', 'padma7', 'padma'],
  ['digits', '1234', '12a4'],
  ['alphanumericUpper', 'Padma7', 'padma7'],
  ['englishSpaces', 'Rafid Hasan', 'Rafid7'],
  ['noSpaces', 'ab!', 'a b'],
  ['chinesePunctuation', '\u4e2d\u3001\u6587', '\u4e2da'],
  ['date', '1998-04-14', '1998-13-14'],
  ['lettersSpaces', '\u09b0\u09be\u09ab\u09bf\u09a6', 'Rafid7'],
  ['korean', '\uae40\ubbfc\uc900', 'Kim'],
  ['thai', '\u0e2a\u0e21', 'Som'],
  ['thaiEnglishSpaces', '\u0e2a\u0e21 Som', 'Som7'],
  ['upperSpaces', 'RAFID HASAN', 'Rafid'],
  ['lettersDigitsSymbols', 'aB7#', 'a b'],
  ['upperLowerDigitSpecial', 'Pa#7', 'Pa77'],
  ['fullName', '\u09b0\u09be\u09ab\u09bf\u09a6 \u09b9\u09be\u09b8\u09be\u09a8', 'Rafid'],
  ['japaneseFullWidth', '\u4f50\u85e4', 'Sato'],
  ['upper', 'PADMA', 'Padma'],
])('[REG-02] the pattern %s accepts %j and refuses %j', async (patternId, right, wrong) => {
  const rules = { realName: on({ patternId }) };
  expect(await refusedWith(rules, { realName: right })).toEqual({});
  const sentence = wrong === '' ? 'Fill in this field.' : format;
  expect(await refusedWith(rules, { realName: wrong })).toEqual({ realName: sentence });
});

test.each<[acceptedPattern: string, right: string, wrong: string]>([
  ['^01[3-9]\\d{8}$', '01712345678', '01212345678'],
  ['[a-z]+', 'abc', 'abc7'],
  ['(?=.*[A-Z])(?=.*\\d).{4,}', 'aB7c', 'ab7c'],
  ['^(a+)+$', 'a'.repeat(200), `${'a'.repeat(200)}!`],
])(
  '[REG-02] the pattern %s of the settings itself is applied too',
  async (pattern, right, wrong) => {
    const rules = { line: on({ acceptedPattern: pattern }) };
    expect(await refusedWith(rules, { line: right })).toEqual({});
    expect(await refusedWith(rules, { line: wrong })).toEqual({ line: format });
  },
);

test.each(['*', '', '[', '(a)\\1', 7, null])(
  '[REG-02] the pattern %j accepts everything, as in the form',
  async (acceptedPattern) => {
    expect(await refusedWith({ line: on({ acceptedPattern }) }, { line: 'x y!' })).toEqual({});
  },
);

test('[REG-02] a rule of eleven digits with the leading zero accepts the number as it was typed', async () => {
  const rules = {
    mobileNum: on({ minLength: 11, maxLength: 11, acceptedPattern: '^01[3-9]\\d{8}$' }),
  };
  expect(await refusedWith(rules, { mobileNum: '01398765432' })).toEqual({});
  expect(await refusedWith(rules, { mobileNum: '1398765432' })).toHaveProperty('mobileNum');
});

test.each([
  ['2005-11-20', {}],
  ['11-20-2005', {}],
  ['2005-11-21', { birthday: 'You must be at least 21 years old.' }],
  ['2026-11-20', { birthday: 'You must be at least 21 years old.' }],
  ['2005-02-30', { birthday: format }],
  ['long ago', { birthday: format }],
])('[REG-06] born on %s on 20 November 2026', async (birthday, refused) => {
  expect(await refusedWith({ birthday: on({}) }, { birthday })).toEqual(refused);
});

test('[API-04] a field that neither rules nor contract know is refused, and no account is opened', async () => {
  const { call } = testBackend();
  const strange = { nosuch: 'x', nickname: 'Tista', isAdmin: true };
  const { body } = await call(byName, { body: newcomer('Tista', strange) });
  const fields = at(body, 'value', 'fields');
  expect(fields).toEqual(
    Object.fromEntries(
      Object.keys(strange).map((name) => [name, 'The request holds something unknown.']),
    ),
  );
  expect(at((await call(byName, { body: newcomer('Tista') })).body, 'success')).toBe(true);
});

test.each([
  ['domain', undefined],
  ['registerUrl', undefined],
  ['registerMethod', 'APP'],
  ['login', false],
  ['login', 'true'],
  ['mobileNum', 1398765432],
  ['email', ['a@b.c']],
])('[API-04] %s as %j is refused', async (name, value) => {
  expect(Object.keys(await refusedWith({}, { [name]: value }))).toEqual([name]);
});

test.each(['a\u0000b', '\u0007', 'a\nb', '\u001b[31m', '\u202eabc', '\ud800'])(
  '[API-02] %j is refused as a nickname, and in every other text of a registration',
  async (text) => {
    const rules = { nickname: on({}) };
    expect(await refusedWith(rules, { nickname: text })).toEqual({ nickname: format });
    // The joiners of Bengali are no control characters.
    expect(await refusedWith(rules, { nickname: '\u0995\u09cd\u200d\u09b7' })).toEqual({});
  },
);

test('[REG-02] the value of a field whose rule is switched off is ignored', async () => {
  const { call, scenario } = testBackend();
  await scenario({ registerRules: { nickname: { enabled: false }, email: { enabled: false } } });
  const { body } = await call(byName, {
    body: newcomer('Tista', { nickname: 'Boss', email: 'x' }),
  });
  const token = String(at(body, 'value', 'token'));
  const info = await call('GET /wps/member/info', { token });
  expect(at(info.body, 'value', 'nickname')).toBe('Tista');
});
