import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cameToRest, field, Live, type LiveProps } from './live.fixture.tsx';

const meta: Meta<LiveProps> = {
  title: 'Widgets/Register/Site',
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

export const Invited: Story = {
  name: '[REG-04] A valid link fills in the code, and the affiliate code need not be typed',
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
  name: '[REG-04] A wrong link shows an error, and the code can be corrected',
  args: {
    referralCode: 'NOBODY',
    scenario: { registerRules: { affiliateCode: { enabled: true, order: 9 } } },
  },
  play: async () => {
    const code = await field('affiliateCode');
    await expect(code).toHaveValue('NOBODY');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const ClosedToVisitors: Story = {
  name: '[CFG-02] Closed without a valid code',
  args: { scenario: { flags: { DIRECTREG3: false } }, referralCode: 'NOBODY' },
  play: async () => {
    await waitFor(() =>
      expect(document.querySelector('[data-component="empty-state"]')).toBeVisible(),
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

export const NoFriends: Story = {
  name: '[CFG-02] If members cannot invite friends, there is no referral code',
  args: { scenario: { flags: { REFERRALPROMO3: false } } },
  play: async () => {
    await expect(await field('mobileNum')).toBeVisible();
    await expect(document.querySelector('input[name="referralCode"]')).toBeNull();
  },
};

export const RulesFail: Story = {
  name: '[REG-02] Rules that fail once load at the second attempt',
  args: {
    scenario: {
      faults: [{ path: '/wps/system/setting/register', kind: 'http', status: 500, times: 1 }],
    },
  },
  play: async ({ userEvent }) => {
    const alert = await screen.findByRole('alert');
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
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(name);
    await userEvent.type(name, 'aaaa');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
  },
};
