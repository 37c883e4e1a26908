import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createTestRuntime, TestProviders, type TestRuntime } from '../testing/index.tsx';
import { RegisterModal } from './RegisterModal.tsx';

interface LiveProps {
  /** Changes of the backend, as the control surface takes them. */
  readonly scenario: Parameters<TestRuntime['setScenario']>[0];
  readonly referralCode: string;
  readonly language: 'bn' | 'en';
}

/** The runtime of the story on show, for what a person cannot see: requests and paths. */
let live: TestRuntime | null = null;
/** What the language picker of the page does. */
let speak: (language: 'bn' | 'en') => void = () => undefined;

/** The modal over a backend of its own. */
function Live({ scenario, referralCode, language: first }: LiveProps) {
  const [language, setLanguage] = useState(first);
  const [test] = useState(() => createTestRuntime({ language }));
  const [set, setSet] = useState(false);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    live = test;
    speak = (next) => {
      test.runtime.preferences.setLanguage(next);
      setLanguage(next);
    };
    void test.setScenario(scenario).then(() => setSet(true));
  }, [test, scenario]);
  return (
    <TestProviders test={test} language={language}>
      {set && open && (
        <RegisterModal
          props={referralCode === '' ? {} : { referralCode }}
          onDismiss={() => setOpen(false)}
        />
      )}
    </TestProviders>
  );
}

const meta: Meta<LiveProps> = {
  title: 'Widgets/Register/Live',
  args: { scenario: {}, referralCode: '' },
  argTypes: { language: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Live {...args} language={globals.language === 'en' ? 'en' : 'bn'} />
  ),
};
export default meta;

type Story = StoryObj<LiveProps>;

/** Loading code and hashing a password take their time on a busy machine. */
const soon = { timeout: 10_000 };

const field = async (name: string): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll('input')].find((input) => input.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  }, soon);
const submit = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('button[type="submit"]');
  if (!found) throw new Error('no submit button');
  return found;
};
const right = {
  username: 'padma7',
  password: 'Padma#2026',
  confirmPassword: 'Padma#2026',
  mobileNum: '01712345600',
};

export const Usual: Story = {};

export const Registers: Story = {
  name: '[REG-05] A double click opens one account, and the visitor is logged in',
  play: async ({ userEvent }) => {
    for (const [name, value] of Object.entries(right))
      await userEvent.type(await field(name), value);
    await userEvent.click(await field('agreement'));
    await userEvent.dblClick(submit());
    await waitFor(
      () => expect(live?.runtime.session.store.getState().kind).toBe('authenticated'),
      soon,
    );
    const sent = live?.requests.filter((request) => request === 'PUT /wps/member/register');
    await expect(sent).toHaveLength(1);
  },
};

export const Refused: Story = {
  name: '[REG-05] A refused registration keeps what was typed and says why at the field',
  play: async ({ userEvent }) => {
    const typed = { ...right, referralCode: 'NOBODY' };
    for (const [name, value] of Object.entries(typed))
      await userEvent.type(await field(name), value);
    await userEvent.click(await field('agreement'));
    await userEvent.click(submit());
    const code = await field('referralCode');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'), soon);
    await expect(await field('username')).toHaveValue('padma7');
    await expect(await field('password')).toHaveValue('Padma#2026');
  },
};

export const KeepsText: Story = {
  name: '[REG-01] What is typed stays on the way to the other tab and back',
  play: async ({ userEvent }) => {
    await userEvent.type(await field('password'), 'Padma#2026');
    const [byName, byMobile] = screen.getAllByRole('tab');
    if (!byName || !byMobile) throw new Error('no tabs');
    await userEvent.click(byMobile);
    await expect(await field('password')).toHaveValue('Padma#2026');
    await expect(document.querySelector('input[name="username"]')).toBeNull();
    await userEvent.click(byName);
    await expect(await field('password')).toHaveValue('Padma#2026');
  },
};

export const OtherLanguage: Story = {
  name: '[I18-01] [REG-02] A change of language changes the words, not what was typed nor where one is',
  play: async ({ userEvent, globals }) => {
    const name = await field('username');
    await userEvent.type(name, '7padma');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'), soon);
    const described = () =>
      (name.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    const before = described();
    name.focus();
    speak(globals.language === 'en' ? 'bn' : 'en');
    await waitFor(() => expect(described()).not.toEqual(before), soon);
    await expect(described()).toHaveLength(2);
    await expect(name).toBeInTheDocument();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('7padma');
  },
};

export const NewRules: Story = {
  name: '[REG-02] Rules that change under the hands keep what was typed',
  play: async ({ userEvent }) => {
    const name = await field('username');
    await userEvent.type(name, 'padma7');
    await live?.setScenario({ registerRules: { telegram: { enabled: true, order: 0 } } });
    await live?.queryClient.invalidateQueries();
    await field('telegram');
    await expect(await field('username')).toHaveValue('padma7');
    await expect(await field('username')).toHaveFocus();
  },
};

export const SmsCode: Story = {
  name: '[LGN-06] [REG-05] A code is asked for once, and counted down',
  args: { scenario: { flags: { USERNAMEREG3: false, REGMOBVERF3: true } } },
  play: async ({ userEvent }) => {
    const number = await field('mobileNum');
    const part = document.querySelector<HTMLElement>('[data-component="code-field"]');
    if (!part) throw new Error('no code field');
    const send = within(part).getByRole('button');
    await userEvent.click(send);
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'), soon);
    await expect(number).toHaveFocus();
    await userEvent.type(number, '01712345600');
    await userEvent.dblClick(send);
    await waitFor(() => expect(within(part).getByRole('button')).toBeDisabled(), soon);
    const sent = live?.requests.filter((request) => request.endsWith('/verification/sms/register'));
    await expect(sent).toHaveLength(1);
  },
};

export const PictureCode: Story = {
  name: '[LGN-04] Each failure brings another picture',
  args: { scenario: { registerRules: { captcha: { enabled: true } } } },
  play: async ({ userEvent }) => {
    const typed = { ...right, captcha: 'wrong' };
    for (const [name, value] of Object.entries(typed))
      await userEvent.type(await field(name), value);
    const before = await waitFor(() => picture(), soon);
    await userEvent.click(await field('agreement'));
    await userEvent.click(submit());
    const code = await field('captcha');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'), soon);
    await waitFor(() => expect(picture()).not.toBe(before), soon);
    await expect(code).toHaveValue('');
  },
};
const picture = (): string => {
  const source = document.querySelector('[data-part="picture"] img')?.getAttribute('src');
  if (!source) throw new Error('no picture');
  return source;
};

export const Invited: Story = {
  name: '[REG-04] A valid link fills in the code, and nobody has to type an affiliate code',
  args: {
    referralCode: 'PADMA7',
    scenario: { registerRules: { affiliateCode: { enabled: true, order: 9 } } },
  },
  play: async () => {
    await expect(await field('referralCode')).toHaveValue('PADMA7');
    await expect(document.querySelector('input[name="affiliateCode"]')).toBeNull();
  },
};

export const InvitedWrongly: Story = {
  name: '[REG-04] A wrong link leaves the code to be put right, and says so',
  args: {
    referralCode: 'NOBODY',
    scenario: { registerRules: { affiliateCode: { enabled: true, order: 9 } } },
  },
  play: async () => {
    const code = await field('affiliateCode');
    await expect(code).toHaveValue('NOBODY');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'), soon);
  },
};

export const ClosedToVisitors: Story = {
  name: '[CFG-02] Closed without a valid code',
  args: { scenario: { flags: { DIRECTREG3: false } }, referralCode: 'NOBODY' },
  play: async () => {
    await waitFor(
      () => expect(document.querySelector('[data-component="empty-state"]')).toBeVisible(),
      soon,
    );
    await expect(document.querySelector('form')).toBeNull();
  },
};

export const OpenToInvited: Story = {
  name: '[CFG-02] Open with a valid code',
  args: { scenario: { flags: { DIRECTREG3: false } }, referralCode: 'PADMA7' },
  play: async () => {
    await expect(await field('referralCode')).toHaveValue('PADMA7');
  },
};

export const RulesFail: Story = {
  name: '[REG-02] Rules that fail once load at the second try',
  args: {
    scenario: {
      faults: [{ path: '/wps/system/setting/register', kind: 'http', status: 500, times: 1 }],
    },
  },
  play: async ({ userEvent }) => {
    const alert = await screen.findByRole('alert', {}, soon);
    await userEvent.click(within(alert).getByRole('button'));
    await expect(await field('username')).toBeVisible();
  },
};

export const HostileRules: Story = {
  name: '[VAL-02] Broken and dangerous rules leave a form that works',
  args: {
    scenario: {
      registerRules: {
        username: { enabled: true, minLength: 10, maxLength: 4, acceptedPattern: '^(a+)+$' },
        email: { enabled: true, acceptedPattern: '[' },
        constructor: { enabled: true, patternId: 'toString' },
        'a.b[0]': { enabled: true, minLength: -5 },
        nothing: null,
      },
    },
  },
  play: async ({ userEvent }) => {
    const name = await field('username');
    await userEvent.click(name);
    await userEvent.paste(`${'a'.repeat(254)}!`);
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'), soon);
    await userEvent.clear(name);
    await userEvent.type(name, 'aaaa');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'), soon);
  },
};
