import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { cameToRest, field, Live, type LiveProps } from './live.fixture.tsx';

const meta: Meta<LiveProps> = {
  title: 'Widgets/Register/Scenarios',
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

export const Closed: Story = {
  name: '[CFG-02] [REG-01] Registration is closed: no form, but a button to log in',
  args: { scenario: 'closed-registration' },
  play: async () => {
    await waitFor(() =>
      expect(document.querySelector('[data-component="empty-state"]')).toBeVisible(),
    );
    await expect(document.querySelector('form')).toBeNull();
  },
};

export const SmsOnly: Story = {
  name: '[CFG-02] [REG-01] By mobile number and code alone: no other tab, and no password',
  args: { scenario: 'sms-only' },
  play: async () => {
    await field('mobileNum');
    await expect(document.querySelector('[data-component="code-field"]')).toBeVisible();
    await expect(document.querySelector('input[type="password"]')).toBeNull();
    await expect(document.querySelector('input[name="username"]')).toBeNull();
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};
