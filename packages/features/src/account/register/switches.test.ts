// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { openPage } from './page.fixture.tsx';

const affiliate = { registerRules: { affiliateCode: { enabled: true, required: true, order: 9 } } };

const fields = ['username', 'password', 'mobileNum', 'verificationCode', 'affiliateCode'];

/** Returns what a visitor sees: the tabs, and which of these fields. */
async function find(...[scenario, options]: Parameters<typeof openPage>): Promise<string> {
  const page = await openPage(scenario, options);
  if (!page.isOpen) return 'closed';
  const shown = fields.filter((name) => page.names.includes(name));
  return [page.tabs, ...shown].join(' ');
}

describe('[CFG-02] [REG-01] the switches of registration, in combination', () => {
  test.each([
    [true, true, '2 username password mobileNum'],
    [true, false, '0 username password mobileNum'],
    [false, true, '0 password mobileNum'],
    [false, false, 'closed'],
  ])('USERNAMEREG3 %s, MOBILENUMREG3 %s: %s', async (byName, byMobile, expected) => {
    const flags = { USERNAMEREG3: byName, MOBILENUMREG3: byMobile };
    expect(await find({ flags })).toBe(expected);
  });

  test.each([
    [true, true, '0 password mobileNum verificationCode'],
    [true, false, '0 mobileNum verificationCode'],
    [false, true, '0 password mobileNum'],
    [false, false, '0 mobileNum'],
  ])('by mobile, REGMOBVERF3 %s, MOBILENUMPASSREG3 %s: %s', async (code, password, expected) => {
    const flags = { USERNAMEREG3: false, REGMOBVERF3: code, MOBILENUMPASSREG3: password };
    expect(await find({ flags })).toBe(expected);
  });

  test.each([true, false])(
    'by name, neither REGMOBVERF3 %s nor MOBILENUMPASSREG3 changes anything',
    async (on) => {
      const flags = { MOBILENUMREG3: false, REGMOBVERF3: on, MOBILENUMPASSREG3: on };
      expect(await find({ flags })).toBe('0 username password mobileNum');
    },
  );

  test.each([
    [true, undefined, '2 username password mobileNum'],
    [true, 'PADMA7', '2 username password mobileNum'],
    [true, 'NOBODY', '2 username password mobileNum'],
    [false, undefined, 'closed'],
    [false, 'PADMA7', '2 username password mobileNum'],
    [false, 'NOBODY', 'closed'],
  ])('DIRECTREG3 %s, invited by %s: %s', async (direct, referralCode, expected) => {
    const options = referralCode === undefined ? {} : { referralCode };
    expect(await find({ flags: { DIRECTREG3: direct } }, options)).toBe(expected);
  });

  test.each([
    [true, false, '0 username password mobileNum'],
    [false, true, '0 password mobileNum'],
    [false, false, 'closed'],
  ])(
    'invited while DIRECTREG3 is off, USERNAMEREG3 %s, MOBILENUMREG3 %s: %s',
    async (byName, byMobile, expected) => {
      const flags = { DIRECTREG3: false, USERNAMEREG3: byName, MOBILENUMREG3: byMobile };
      expect(await find({ flags }, { referralCode: 'PADMA7' })).toBe(expected);
    },
  );
});

describe('[CFG-02] REFERRALPROMO3, in combination', () => {
  test.each([
    [true, true, undefined, 'referralCode'],
    [true, true, 'PADMA7', 'referralCode'],
    [true, false, undefined, 'closed'],
    [true, false, 'PADMA7', 'referralCode'],
    [false, true, undefined, 'affiliateCode'],
    [false, true, 'PADMA7', ''],
    [false, true, 'NOBODY', 'affiliateCode'],
    [false, false, undefined, 'closed'],
    [false, false, 'PADMA7', ''],
  ])('%s, DIRECTREG3 %s, invited by %s: %s', async (promo, direct, code, expected) => {
    const flags = { REFERRALPROMO3: promo, DIRECTREG3: direct };
    const scenario = promo ? { flags } : { flags, ...affiliate };
    const page = await openPage(scenario, code === undefined ? {} : { referralCode: code });
    const shown = ['referralCode', 'affiliateCode'].filter((name) => page.names.includes(name));
    expect(page.isOpen ? shown.join(' ') : 'closed').toBe(expected);
  });
});

describe('[REG-04] the affiliate code of the link', () => {
  test.each([
    ['absent', undefined, '2 username password mobileNum affiliateCode'],
    ['valid', 'PADMA7', '2 username password mobileNum'],
    ['wrong', 'NOBODY', '2 username password mobileNum affiliateCode'],
  ])('%s: its field is shown only without a valid one', async (_what, code, expected) => {
    expect(await find(affiliate, code === undefined ? {} : { referralCode: code })).toBe(expected);
  });

  test('of an agent is not a referral code: that one still has to be typed', async () => {
    const page = await openPage(affiliate, { affiliateCode: 'PADMA7' });
    expect(page.names).not.toContain('affiliateCode');
    expect(page.field('referralCode')).not.toHaveAttribute('readonly');
    expect(page.field('referralCode')).toHaveValue('');
    const closed = { flags: { DIRECTREG3: false } };
    expect((await openPage(closed, { affiliateCode: 'PADMA7' })).isOpen).toBe(true);
    expect((await openPage(closed, { affiliateCode: 'NOBODY' })).isOpen).toBe(false);
  });

  test('a valid one cannot be changed, and says where it came from', async () => {
    const page = await openPage({}, { referralCode: 'PADMA7' });
    expect(page.field('referralCode')).toHaveAttribute('readonly');
    expect(page.text).toContain('The invitation code came from your link.');
  });
});

describe('[REG-06] the same minimum age in both places', () => {
  test("the birthday and the agreement show the operator's minimum age", async () => {
    const page = await openPage({ registerRules: { birthday: { enabled: true } } });
    expect(page.text).toContain('You must be at least 21 to play');
    expect(page.label('agreement')).toContain('I am 21 or over');
  });
});
