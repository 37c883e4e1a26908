import { queries, type WireRegisterBody } from '@parlour/api-client';
import { expect, vi } from 'vitest';
import { readInbox } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { knownField, type RegisterFieldName, registerFieldNames } from './fields.ts';
import { type OpenForm, openForm, send, wait } from './form.fixture.tsx';

/** One way to register, on a site whose switches offer no other. */
export interface Way {
  readonly way: string;
  readonly flags: Readonly<Record<string, boolean>>;
  /** Fields this way requires, whatever the rules say (REG-05). */
  readonly needed: readonly RegisterFieldName[];
  /** The field that belongs only to the other way. */
  readonly other: RegisterFieldName;
  /** Fields for which the rules decide. */
  readonly names: readonly RegisterFieldName[];
}

const wayOf = (way: Omit<Way, 'names'>): Way => ({
  ...way,
  names: registerFieldNames.filter((name) => name !== way.other),
});

/** Both ways; together they show every known field. */
export const ways: readonly Way[] = [
  wayOf({
    way: 'by user name',
    flags: { MOBILENUMREG3: false, REGMOBVERF3: true },
    needed: ['username', 'password'],
    other: 'verificationCode',
  }),
  wayOf({
    way: 'by mobile number',
    flags: { USERNAMEREG3: false, REGMOBVERF3: true },
    needed: ['mobileNum', 'verificationCode', 'password'],
    other: 'username',
  }),
];

/** Status of a field in a rule document. */
export type Standing = 'absent' | 'off' | 'optional' | 'required';

/** A rule document with the same rule for every field. */
const rulesOf = (standing: Standing) =>
  Object.fromEntries(
    registerFieldNames.map((name) => [
      name,
      standing === 'optional' || standing === 'required'
        ? { enabled: true, required: standing === 'required' }
        : { enabled: false, required: true },
    ]),
  );

/**
 * The backend has default rules for some fields, so this passes the form the document without the switched-off fields.
 */
async function leaveOut({ queryClient, runtime: { api } }: TestRuntime): Promise<void> {
  const rules = Object.entries(await api.getRegisterRules()).filter(
    ([, rule]) => Object(rule).enabled !== false,
  );
  queryClient.setQueryData(queries.registerRules(api).queryKey, Object.fromEntries(rules));
}

/** Opens one way to register with such a rule document, with the age confirmed. */
export async function openWay({ flags }: Way, standing: Standing): Promise<OpenForm> {
  const scenario = { flags, registerRules: rulesOf(standing) };
  const page = await openForm({}, scenario, async (backend) => {
    if (standing === 'absent') await leaveOut(backend);
  });
  await page.tick();
  return page;
}

const own: Partial<Record<RegisterFieldName, string>> = {
  affiliateCode: 'PADMA7',
  referralCode: 'PADMA7',
};

/** Returns what a person types; the two codes are read from where the backend sends them. */
const typedInto = (name: RegisterFieldName): string =>
  own[name] ??
  {
    text: 'padma77',
    email: 'padma@example.com',
    password: 'Padma#2026',
    phone: '1712345600',
    date: '1998-04-14',
    captcha: '',
    sms: '',
  }[knownField(name).kind ?? 'text'];

/** Types into all of these fields and returns the typed values. */
export async function fill(
  page: OpenForm,
  names: readonly RegisterFieldName[],
): Promise<Readonly<Record<string, string>>> {
  const values: Record<string, string> = Object.fromEntries(
    names.map((name) => [name, typedInto(name)]),
  );
  await page.type(values);
  if (names.includes('captcha')) {
    await wait(() => expect(page.pictures()).toHaveLength(1));
    values.captcha = (await readInbox(page)).captchas.at(-1) ?? '';
  }
  if (names.includes('verificationCode')) {
    await page.press('Send code');
    await wait(async () => expect((await readInbox(page)).sms).toHaveLength(1));
    values.verificationCode = (await readInbox(page)).sms.at(-1) ?? '';
  }
  await page.type(values);
  return values;
}

/** Returns the names of the fields that show an error. */
export const wrongIn = (page: OpenForm): readonly string[] =>
  page
    .fields()
    .filter((one) => one.getAttribute('aria-invalid') === 'true')
    .map((one) => one.name);

/** Sends the form, waits for the account, and returns what was sent. */
export async function sendOff(page: OpenForm): Promise<WireRegisterBody> {
  const { session } = page.runtime;
  const { mock } = vi.spyOn(session, 'register');
  await page.press(send);
  const isIn = () => session.store.getState().kind === 'authenticated';
  await wait(() => expect(isIn() || page.isRefused()).toBe(true));
  expect(wrongIn(page)).toEqual([]);
  expect(isIn()).toBe(true);
  const [[body] = [], more] = mock.calls;
  if (!body || more) throw new Error('not sent once');
  return body;
}

/** Returns the controls of the form by name, and whether each is marked as required. */
export const controlsOf = (page: OpenForm): ReadonlyMap<string, boolean> =>
  new Map(page.fields().map((one) => [one.name, one.getAttribute('aria-required') === 'true']));
