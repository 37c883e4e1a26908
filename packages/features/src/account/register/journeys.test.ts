import { describe, expect, test } from 'vitest';
import { nationalNumber } from '../../shared/challenge/phone-number.ts';
import { compileRules } from '../../shared/rules/compile.ts';
import { type PatternId, patterns } from '../../shared/rules/patterns.ts';
import { toSettings } from '../../shared/runtime/settings.ts';
import { readInbox } from '../../testing/live.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { checkForm, type RegisterValues, textOf } from './check.ts';
import { registerFieldNames } from './fields.ts';
import { fillIn } from './fill.fixture.ts';
import { payloadOf } from './payload.ts';
import { planFields, type RegisterTab, tabsOf } from './plan.ts';
import { toSwitches } from './use-register-data.ts';

/** A person and the operator's rules they meet. */
interface Journey {
  readonly turn: number;
  readonly tab: RegisterTab;
  readonly smsCode: boolean;
  readonly picture: boolean;
  readonly rules: Readonly<Record<string, unknown>>;
}

const patternIds = Object.keys(patterns).filter((id): id is PatternId => id in patterns);
const nameFields = ['realName', 'fullName', 'payeeName', 'nickname', 'placeOfBirth', 'occupation'];
const contacts = ['line', 'whatsapp', 'facebook', 'wechat', 'telegram', 'zalo', 'skype', 'qqNum'];
const ownPatterns = [
  '^[A-Z][a-z]+(?: [A-Z][a-z]+)*$',
  '(?=.*[0-9])(?=.*[a-z])[a-z0-9]{6,12}',
  '[\\w\\-\\.\\@]+',
  '^(?!.*admin).{3,}$',
];
/** Password rules as operators write them. */
const passwords = [
  { minLength: 8, maxLength: 20, patternId: 'upperLowerDigitSpecial' },
  { minLength: 6, maxLength: 12, patternId: 'lettersAndDigits' },
  { minLength: '10', maxLength: 0, patternId: 'noSpaces' },
  { minLength: 8, maxLength: 32, acceptedPattern: '(?=.*[A-Z])(?=.*[a-z])(?=.*\\d).{8,32}' },
  { minLength: 12 },
];

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('an empty list');
  return found;
};

/** The same 30 people every time; together they cover every pattern. */
const journeys: readonly Journey[] = Array.from({ length: 30 }, (_, turn) => {
  const limits = (least: number) => ({ minLength: least, maxLength: least + 3 + (turn % 17) });
  const rule = (order: number, rest: object) => ({
    enabled: true,
    required: turn % 3 !== order % 3,
    order,
    ...rest,
  });
  return {
    turn,
    tab: turn % 2 === 0 ? 'register' : 'registerMobile',
    smsCode: turn % 4 === 1,
    picture: turn % 5 === 2,
    rules: {
      username: rule(turn % 7, {
        ...limits(4),
        patternId: at(['lettersFirst', 'lettersOrDigits'], turn),
      }),
      password: rule(2, { required: true, ...at(passwords, turn) }),
      confirmPassword: turn % 2 === 0 ? rule(3, { required: true }) : { enabled: false },
      mobileNum: rule(4, { minLength: 10, maxLength: 10, patternId: 'digits' }),
      birthday: rule(5, { patternId: 'date' }),
      [at(nameFields, turn)]: rule(6, { ...limits(5), patternId: at(patternIds, turn) }),
      [at(contacts, turn)]: rule(7, limits(3)),
      motto: rule(8, { acceptedPattern: at(ownPatterns, turn), maxLength: 40 }),
      email: { enabled: false },
      referralCode: rule(9, { required: false, maxLength: 12 }),
      ...(turn % 5 === 2 && { captcha: rule(10, { minLength: 4, maxLength: 4 }) }),
    },
  };
});

test('[REG-02] [VAL-01] the journeys cover all 22 patterns, both ways, codes and pictures', () => {
  const met = new Set(journeys.map(({ turn }) => at(patternIds, turn)));
  expect([...met].sort()).toEqual([...patternIds].sort());
  for (const part of ['smsCode', 'picture'] as const) {
    expect(journeys.some((journey) => journey[part])).toBe(true);
  }
});

/** Returns the form that this backend shows this person. */
async function formOf({ runtime }: TestRuntime, { tab }: Journey) {
  const { api, config } = runtime;
  const rules = compileRules(await api.getRegisterRules(), registerFieldNames);
  const switches = toSwitches(toSettings(await api.getSiteSettings({ url: config.host }), config));
  expect(tabsOf(switches)).toContain(tab);
  const options = { rules, tab, switches, captchaAsked: false, linkCodeValid: false };
  return { rules, fields: planFields(options) };
}

describe.each(journeys)('[REG-02] [REG-05] person $turn, $tab', (journey) => {
  test('fills in the required fields, and gets an account', async () => {
    const context = createTestRuntime({ language: 'en' });
    await context.setScenario({
      flags: { REGMOBVERF3: journey.smsCode },
      registerRules: journey.rules,
    });
    const { runtime } = context;
    const { rules, fields } = await formOf(context, journey);
    expect(rules.issues.filter(({ issue }) => issue !== 'unknown-field')).toEqual([]);

    const values: RegisterValues = { ...fillIn(fields, journey.turn), referralCode: '' };
    const mobile = `1${String(811_000_000 + journey.turn)}`;
    if ('mobileNum' in values) values.mobileNum = `0${mobile}`;
    if (journey.smsCode) {
      await runtime.api.sendRegisterSms({ mobileNo: mobile, countryDialingCode: '880' });
      values.verificationCode = (await readInbox(context)).sms.at(-1) ?? '';
    }
    const captchaId = journey.picture ? (await runtime.api.getCaptcha()).id : undefined;
    if (journey.picture) values.captcha = (await readInbox(context)).captchas.at(-1) ?? '';

    const wrong = checkForm(values, { fields, minAge: 21, today: '2026-11-20' });
    expect([...wrong]).toEqual([]);
    const payload = payloadOf({
      fields,
      values,
      tab: journey.tab,
      domain: 'play.example',
      registerUrl: 'https://play.example/register',
      countryDialingCode: '880',
      captchaId,
      linkCode: null,
      linkRefers: true,
    });
    const method = journey.tab === 'register' ? 'username' : 'mobile';
    await runtime.session.register(payload, method);
    const account = method === 'mobile' ? nationalNumber(mobile, '880') : values.username;
    expect(runtime.session.store.getState()).toMatchObject({
      kind: 'authenticated',
      member: { account },
    });

    const password = fields.find(({ rule }) => rule.known === 'password');
    if (!password) return;
    await runtime.session.logout();
    await runtime.session.login({
      type: 'username',
      username: String(account),
      password: textOf(password, values),
    });
    expect(runtime.session.store.getState().kind).toBe('authenticated');
  });
});
