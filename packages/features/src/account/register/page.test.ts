// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { knownField, registerFieldNames } from './fields.ts';
import { openPage } from './page.fixture.tsx';

const off = { enabled: false };
/** The rules of the reference backend, all disabled except these. */
const only = (rules: Record<string, unknown>) => ({
  registerRules: {
    ...Object.fromEntries(
      ['username', 'password', 'confirmPassword', 'mobileNum', 'email', 'referralCode'].map(
        (name) => [name, off],
      ),
    ),
    ...rules,
  },
});
const byMobile = { USERNAMEREG3: false, REGMOBVERF3: true };

/** The flags with which a field is shown: an SMS code exists only for a registration by mobile number. */
const flagsFor = (name: string) => (name === 'verificationCode' ? { flags: byMobile } : {});
/** Fields that every way to register needs, whatever their rule says. */
const always = (name: string) =>
  ['username', 'password', 'verificationCode', 'captcha'].includes(name);

describe.each(registerFieldNames)('[REG-03] the field %s', (name) => {
  const open = (rule: Record<string, unknown>) =>
    openPage({ ...only({ [name]: { enabled: true, ...rule } }), ...flagsFor(name) });

  test('enabled: it is shown, with a name, an autofill token and its keyboard', async () => {
    const page = await open({});
    const field = page.field(name);
    expect(page.label(name)).not.toBe('');
    expect(field).toHaveAttribute('autocomplete', expect.stringMatching(/./));
    const { inputMode } = knownField(name);
    if (inputMode) expect(field).toHaveAttribute('inputmode', inputMode);
    if (!always(name)) {
      expect(field).not.toBeRequired();
      expect(page.label(name)).toContain('(optional)');
    }
  });

  test('required: its mark is visible and announced', async () => {
    const page = await open({ required: true });
    expect(page.field(name)).toBeRequired();
    expect(page.label(name)).toMatch(/\*$/);
  });

  test('absent: it is not shown, unless the registration needs it', async () => {
    const page = await openPage({ ...only({}), ...flagsFor(name) });
    const needed = ['username', 'password', 'verificationCode'].includes(name);
    expect(page.names.includes(name)).toBe(needed);
  });

  test('its order and its limits come from its rule', async () => {
    const page = await openPage({
      ...only({
        petName: { enabled: true, order: 50 },
        [name]: { enabled: true, required: true, order: 99, minLength: 3, maxLength: 7 },
      }),
      ...flagsFor(name),
    });
    // In a registration by mobile the number is the account, so the number and its code come first; a picture code
    // comes last.
    if (!['verificationCode'].includes(name)) {
      expect(page.names.indexOf(name)).toBeGreaterThan(
        page.names.findIndex((other) => other.startsWith('x_')),
      );
    }
    const saysLimits = !['confirmPassword', 'verificationCode', 'captcha', 'birthday'].includes(
      name,
    );
    if (saysLimits) expect(page.text).toMatch(/3\u20137 characters/);
    // `maxlength` would truncate a pasted value silently, and the error would have no visible
    // cause.
    expect(page.field(name)).not.toHaveAttribute('maxlength');
  });
});

test('[REG-02] [VAL-01] each of the 22 patterns shows its hint under its field, in both languages', async () => {
  const { patterns } = await import('../../shared/rules/patterns.ts');
  const { bn } = { bn: (await import('../../shared/i18n/bn.ts')).messages };
  const texts = new Map(Object.entries(bn));
  for (const [patternId, pattern] of Object.entries(patterns)) {
    const rules = only({ motto: { enabled: true, patternId, minLength: 1, maxLength: 30 } });
    const page = await openPage(rules, { language: 'bn' });
    const advice = texts.get(pattern.range)?.replace('{min}', '1').replace('{max}', '30');
    expect(page.text, patternId).toContain(advice);
  }
});

test('[REG-03] the countries of a phone number come from the server', async () => {
  const page = await openPage({ flags: byMobile });
  expect(page.text).toContain('Bangladesh (\u2066+880\u2069)');
  expect(page.field('mobileNum')).toHaveAttribute('autocomplete', 'tel-national');
});

test('[REG-02] a new password is marked as one, and password managers get its rule', async () => {
  const page = await openPage({});
  expect(page.field('password')).toHaveAttribute('autocomplete', 'new-password');
  expect(page.field('confirmPassword')).toHaveAttribute('autocomplete', 'new-password');
  expect(page.field('password')).toHaveAttribute(
    'passwordrules',
    expect.stringMatching(/^minlength: 8; maxlength: 20; required: upper;/),
  );
});
