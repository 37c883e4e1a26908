import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  cameToRest,
  field,
  Live,
  type LiveProps,
  onShow,
  right,
  submitButton,
} from './live.fixture.tsx';

const meta: Meta<LiveProps> = {
  title: 'Widgets/Register/Live',
  args: { scenario: {}, referralCode: '' },
  argTypes: { language: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
  afterEach: cameToRest,
  render: (args, { globals }) => (
    <Live {...args} language={globals.language === 'en' ? 'en' : 'bn'} />
  ),
};
export default meta;

type Story = StoryObj<LiveProps>;

export const Usual: Story = {};

export const Registers: Story = {
  name: '[REG-05] A double click opens one account, and the visitor is logged in',
  play: async ({ userEvent }) => {
    for (const [name, value] of Object.entries(right))
      await userEvent.type(await field(name), value);
    await userEvent.click(await field('agreement'));
    await userEvent.dblClick(submitButton());
    await waitFor(() =>
      expect(onShow.test?.runtime.session.store.getState().kind).toBe('authenticated'),
    );
    const sent = onShow.test?.requests.filter((request) => request === 'PUT /wps/member/register');
    await expect(sent).toHaveLength(1);
  },
};

export const Refused: Story = {
  name: '[REG-05] A refused registration keeps the typed text and shows the reason at the field',
  play: async ({ userEvent }) => {
    const typed = { ...right, referralCode: 'NOBODY' };
    for (const [name, value] of Object.entries(typed))
      await userEvent.type(await field(name), value);
    await userEvent.click(await field('agreement'));
    await userEvent.click(submitButton());
    const code = await field('referralCode');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await expect(await field('username')).toHaveValue('padma7');
    await expect(await field('password')).toHaveValue('Padma#2026');
  },
};

export const KeepsText: Story = {
  name: '[REG-01] The typed text stays when the other tab is opened and this one again',
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
  name: '[I18-01] [REG-02] A change of language changes the texts, but keeps the typed text and the focus',
  play: async ({ userEvent, globals }) => {
    const name = await field('username');
    await userEvent.type(name, '7padma');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    const described = () =>
      (name.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    const before = described();
    name.focus();
    onShow.speak(globals.language === 'en' ? 'bn' : 'en');
    await waitFor(() => expect(described()).not.toEqual(before));
    await expect(described()).toHaveLength(2);
    await expect(name).toBeInTheDocument();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('7padma');
  },
};

export const NewRules: Story = {
  name: '[REG-02] Rules that change during typing keep the typed text',
  play: async ({ userEvent }) => {
    const name = await field('username');
    await userEvent.type(name, 'padma7');
    await onShow.test?.setScenario({ registerRules: { telegram: { enabled: true, order: 0 } } });
    await onShow.test?.queryClient.invalidateQueries();
    await field('telegram');
    await expect(await field('username')).toHaveValue('padma7');
    await expect(await field('username')).toHaveFocus();
  },
};

export const SmsCode: Story = {
  name: '[LGN-06] [REG-05] A code is requested once, and counted down',
  args: { scenario: { flags: { USERNAMEREG3: false, REGMOBVERF3: true } } },
  play: async ({ userEvent }) => {
    const number = await field('mobileNum');
    const part = document.querySelector<HTMLElement>('[data-component="code-field"]');
    if (!part) throw new Error('no code field');
    const send = within(part).getByRole('button');
    await userEvent.click(send);
    await waitFor(() => expect(number).toHaveAttribute('aria-invalid', 'true'));
    await expect(number).toHaveFocus();
    await userEvent.type(number, '01712345600');
    await userEvent.dblClick(send);
    await waitFor(() => expect(within(part).getByRole('button')).toBeDisabled());
    const sent = onShow.test?.requests.filter((request) =>
      request.endsWith('/verification/sms/register'),
    );
    await expect(sent).toHaveLength(1);
  },
};

export const PictureCode: Story = {
  name: '[LGN-04] Each failure loads another picture',
  args: { scenario: { registerRules: { captcha: { enabled: true } } } },
  play: async ({ userEvent }) => {
    const typed = { ...right, captcha: 'wrong' };
    for (const [name, value] of Object.entries(typed))
      await userEvent.type(await field(name), value);
    const before = await waitFor(() => picture());
    await userEvent.click(await field('agreement'));
    await userEvent.click(submitButton());
    const code = await field('captcha');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(picture()).not.toBe(before));
    await expect(code).toHaveValue('');
    const refresh = document.querySelector('[data-part="refresh"]');
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled', 'true'));
  },
};
const picture = (): string => {
  const source = document.querySelector('[data-part="picture"] img')?.getAttribute('src');
  if (!source) throw new Error('no picture');
  return source;
};
