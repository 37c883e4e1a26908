import { queries, type WireRegisterBody } from '@parlour/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { readInbox } from '../../testing/live.tsx';
import { type TestRuntime, textsOf } from '../../testing/test-runtime.tsx';
import { knownField, type RegisterFieldName, registerFieldNames } from './fields.ts';
import { controlsByLabel, openForm, summary } from './form.fixture.tsx';

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
export async function openWay({ flags }: Way, standing: Standing) {
  const scenario = { flags, registerRules: rulesOf(standing) };
  const page = await openForm({}, scenario, async (backend) => {
    if (standing === 'absent') await leaveOut(backend);
  });
  await page.agree();
  return { ...page, controls: controlsNow() };
}

/** An open form, with its controls by the name of their field. */
export type OpenWay = Awaited<ReturnType<typeof openWay>>;

/** Finds the controls by their labels. */
function controlsNow(): ReadonlyMap<string, HTMLInputElement> {
  const all = controlsByLabel();
  const texts = textsOf('en');
  const found = new Map([['agreement', screen.getByRole<HTMLInputElement>('checkbox')]]);
  for (const name of registerFieldNames) {
    const { label } = knownField(name);
    const control = label && all.get(texts[label] ?? '');
    if (control) found.set(name, control);
  }
  // No control is left without a name of ours.
  expect(found.size).toBe(all.size);
  return found;
}

/** Types whole texts into fields, by the names of the fields. */
export function typeAll({ controls }: OpenWay, texts: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(texts)) {
    const control = controls.get(name);
    if (!control) throw new Error(`There is no ${name}`);
    fireEvent.input(control, { target: { value } });
  }
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
  page: OpenWay,
  names: readonly RegisterFieldName[],
): Promise<Readonly<Record<string, string>>> {
  const values: Record<string, string> = Object.fromEntries(
    names.map((name) => [name, typedInto(name)]),
  );
  typeAll(page, values);
  if (names.includes('captcha')) {
    await screen.findByRole('img', { name: 'Picture with a security code' });
    values.captcha = (await readInbox(page)).captchas.at(-1) ?? '';
  }
  if (names.includes('verificationCode')) {
    await page.press('Send code');
    await waitFor(async () => expect((await readInbox(page)).sms).toHaveLength(1));
    values.verificationCode = (await readInbox(page)).sms.at(-1) ?? '';
  }
  typeAll(page, values);
  return values;
}

/** Returns the names of the fields that show an error. */
export const wrongIn = ({ controls }: OpenWay): readonly string[] =>
  [...controls]
    .filter(([, control]) => control.getAttribute('aria-invalid') === 'true')
    .map(([name]) => name);

/** Sends the form, waits for the account, and returns what was sent. */
export async function sendOff(page: OpenWay): Promise<WireRegisterBody> {
  const { session } = page.runtime;
  const { mock } = vi.spyOn(session, 'register');
  await page.send();
  const isIn = () => session.store.getState().kind === 'authenticated';
  await waitFor(() => expect(isIn() || summary() !== null).toBe(true));
  expect(wrongIn(page)).toEqual([]);
  expect(isIn()).toBe(true);
  const [[body] = [], more] = mock.calls;
  if (!body || more) throw new Error('not sent once');
  return body;
}
