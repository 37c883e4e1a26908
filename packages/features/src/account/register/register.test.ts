import { type ApiError, isApiError } from '@parlour/api-client';
import { describe, expect, test } from 'vitest';
import { toCountries } from '../../shared/challenge/phone-number.ts';
import { compileRules } from '../../shared/rules/compile.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import type { RegisterValues } from './check.ts';
import { asksForCaptcha, InvitationError, marksOf } from './failure.ts';
import { registerFieldNames } from './fields.ts';
import { payloadOf } from './payload.ts';
import { planFields, type RegisterTab } from './plan.ts';
import { isInvitation } from './use-register-data.ts';

const values: RegisterValues = {
  username: ' padma7 ',
  password: 'Padma#2026',
  confirmPassword: 'Padma#2026',
  mobileNum: '01712345600',
  email: '',
  agreement: true,
};

/** Returns the form for this backend, and the body it would send. */
async function formOf({ runtime }: TestRuntime, tab: RegisterTab, captchaAsked = false) {
  const rules = compileRules(await runtime.api.getRegisterRules(), registerFieldNames);
  const switches = {
    byUsername: true,
    byMobile: true,
    smsCode: false,
    mobilePassword: true,
    referralCode: true,
  };
  const fields = planFields({ rules, tab, switches, captchaAsked, linkCodeValid: false });
  const send = (
    more: RegisterValues = {},
    captchaId?: string,
    linkCode: string | null = null,
    linkRefers = true,
  ) =>
    payloadOf({
      fields,
      values: { ...values, ...more },
      tab,
      domain: 'play.example',
      registerUrl: 'https://play.example/register',
      countryDialingCode: '880',
      captchaId,
      linkCode,
      linkRefers,
    });
  return { fields, send };
}

const refusal = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`not refused: ${String(error)}`);
  return error;
};

describe('through the client to the backend', () => {
  test('[REG-04] the payload contains the typed values, the page and the method', async () => {
    const { send } = await formOf(createTestRuntime(), 'register');
    expect(send()).toEqual({
      username: 'padma7',
      password: 'Padma#2026',
      confirmPassword: 'Padma#2026',
      mobileNum: '1712345600',
      countryDialingCode: '880',
      domain: 'play.example',
      registerUrl: 'https://play.example/register',
      registerMethod: 'WEB',
      login: true,
    });
    expect(send({}, undefined, 'PADMA7')).toMatchObject({
      affiliateCode: 'PADMA7',
      referralCode: 'PADMA7',
    });
    expect(send({ referralCode: 'OTHER1' }, undefined, 'PADMA7')).toMatchObject({
      referralCode: 'OTHER1',
    });
    // With the link of an agent, or while members cannot invite friends (CFG-02).
    expect(send({}, undefined, 'PADMA7', false)).not.toHaveProperty('referralCode');
    expect(send({}, undefined, 'PADMA7', false)).toMatchObject({ affiliateCode: 'PADMA7' });
  });

  test('[REG-05] a registration by user name logs in', async () => {
    const context = createTestRuntime();
    const { send } = await formOf(context, 'register');
    await context.runtime.session.register(send(), 'username');
    expect(context.runtime.session.store.getState()).toMatchObject({
      kind: 'authenticated',
      member: { account: 'padma7' },
    });
    expect(context.requests).toContain('PUT /wps/member/register');
  });

  test('[REG-05] a registration by mobile uses the number without leading zeros as the user name', async () => {
    const context = createTestRuntime();
    const { send } = await formOf(context, 'registerMobile');
    expect(send()).toMatchObject({ username: '1712345600', mobileNum: '1712345600' });
    await context.runtime.session.register(send(), 'mobile');
    expect(context.runtime.session.store.getState()).toMatchObject({
      member: { account: '1712345600' },
    });
  });

  test('[REG-05] fields the server refuses show its sentences, and the visitor stays logged out', async () => {
    const context = createTestRuntime({ language: 'en' });
    const { fields, send } = await formOf(context, 'register');
    const error = await refusal(
      context.runtime.session.register(
        send({ username: 'demo_member', referralCode: 'NOBODY' }),
        'username',
      ),
    );
    expect(Object.fromEntries(marksOf({ error }, fields))).toMatchObject({
      referralCode: { type: 'server', text: 'This referral code is not valid.' },
    });
    expect(context.runtime.session.store.getState().kind).toBe('anonymous');
  });

  test('[LGN-04] a picture code is asked for, marked, and accepted once it is right', async () => {
    const context = createTestRuntime();
    await context.setScenario({ registerRules: { captcha: { enabled: true } } });
    const { fields, send } = await formOf(context, 'register');
    const { api, session } = context.runtime;
    const error = await refusal(session.register(send(), 'username'));
    expect(asksForCaptcha(error)).toBe(true);
    expect([...marksOf({ error }, fields).keys()]).toEqual(['captcha']);
    const { id } = await api.getCaptcha();
    const inbox: unknown = await (
      await context.sandbox.fetch(new Request('http://s/sandbox/inbox'))
    ).json();
    const [, text] = new RegExp(`"id":"${id}","text":"(\\w+)"`).exec(JSON.stringify(inbox)) ?? [];
    await session.register(send({ captcha: text ?? '' }, id), 'username');
    expect(session.store.getState().kind).toBe('authenticated');
  });

  test('[REG-04] an invitation code is checked, and a wrong one marks its field', async () => {
    const context = createTestRuntime();
    const { api } = context.runtime;
    expect(await isInvitation(api, 'PADMA7', 'play.example')).toBe(true);
    expect(await isInvitation(api, 'NOBODY', 'play.example')).toBe(false);
    await context.setScenario({ registerRules: { affiliateCode: { enabled: true } } });
    const { fields } = await formOf(context, 'register');
    const marks = marksOf({ error: new InvitationError() }, fields);
    expect(Object.fromEntries(marks)).toEqual({ affiliateCode: { type: 'invitation' } });
  });

  test('a failure without a field marks none', async () => {
    const context = createTestRuntime();
    await context.setScenario({ faults: [{ path: '/wps/member/register', kind: 'network' }] });
    const { fields, send } = await formOf(context, 'register');
    const error = await refusal(context.runtime.session.register(send(), 'username'));
    expect(error.code).toBe('NETWORK');
    expect(marksOf({ error }, fields).size).toBe(0);
  });

  test('[REG-03] the countries of the phone field come from the server', async () => {
    const { runtime } = createTestRuntime({ language: 'en' });
    const countries = toCountries(await runtime.api.getCountries());
    expect(countries[0]).toEqual({ code: 'BD', dialCode: '880', name: 'Bangladesh' });
    expect(toCountries([{ countryCode: 'XX', countryDialingCode: 'call me', name: 'X' }])).toEqual(
      [],
    );
  });
});
