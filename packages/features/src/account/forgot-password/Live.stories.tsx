import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { type LiveStage, liveStories, readInbox } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { ForgotPasswordModal } from './ForgotPasswordModal.tsx';

const meta: Meta = { title: 'Widgets/ForgotPassword/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(<OverlayHost registry={{ forgotPassword: ForgotPasswordModal }} />);
const open = ({ runtime }: TestRuntime) =>
  runtime.overlays.open({ name: 'forgotPassword', props: {} });
const modalOf = async ({ say }: LiveStage) =>
  within(await screen.findByRole('dialog', { name: say('forgot.title') }));

export const ByEmail = story(open, {
  name: '[PWD-01] An email is sent once, and confirmed',
  play: async (stage) => {
    const { say, userEvent, test } = stage;
    const modal = await modalOf(stage);
    await userEvent.type(modal.getByRole('textbox', { name: say('auth.username') }), 'demo_member');
    const email = modal.getByRole('textbox', { name: say('field.email') });
    await userEvent.type(email, 'demo_member@example.com');
    // In the same moment, because an Enter a moment later would close the confirmation.
    const form = email.closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await screen.findByRole('alertdialog', { name: say('forgot.emailSent.title') });
    await expect(
      test.requests.filter((one) => one === 'POST /wps/member/password/email'),
    ).toHaveLength(1);
  },
});

export const OtherLanguage = story(open, {
  name: '[I18-01] [PWD-01] A change of language changes the texts, but keeps the typed text and the open step',
  play: async (stage) => {
    const { say, userEvent, test } = stage;
    const modal = await modalOf(stage);
    await userEvent.click(await modal.findByRole('tab', { name: say('auth.byMobile') }));
    const mobile = modal.getByRole('textbox', {
      name: say('field.mobileNumber'),
    });
    await userEvent.type(mobile, '01712345678');
    await expect(mobile).toHaveFocus();
    const label = () => document.querySelector(`label[for="${mobile.id}"]`)?.textContent;
    const before = label();
    test.runtime.preferences.setLanguage(stage.other);
    await waitFor(() => expect(label()).not.toBe(before));
    await expect(mobile).toBeInTheDocument();
    await expect(mobile).toHaveFocus();
    await expect(mobile).toHaveValue('01712345678');
  },
});

export const ByPhone = story(open, {
  name: '[PWD-01] [LGN-03] A code and a new password log in and go home',
  play: async (stage) => {
    const { say, userEvent, test } = stage;
    const modal = await modalOf(stage);
    await userEvent.click(await modal.findByRole('tab', { name: say('auth.byMobile') }));
    await userEvent.type(
      modal.getByRole('textbox', { name: say('field.mobileNumber') }),
      '01712345678',
    );
    await userEvent.click(modal.getByRole('button', { name: say('action.sendCode') }));
    await modal.findByRole('button', { name: say('sms.secondsLeft', { seconds: 180 }) });
    const { sms } = await readInbox(test);
    await userEvent.type(
      modal.getByRole('textbox', { name: say('auth.smsCode') }),
      sms.at(-1) ?? '',
    );
    const secret = (key: 'auth.newPassword' | 'auth.confirmNewPassword') =>
      modal.getByLabelText(new RegExp(`^${say(key)}\\s*\\*?$`), { selector: 'input' });
    await userEvent.type(secret('auth.newPassword'), 'Jamuna#2027');
    await userEvent.type(secret('auth.confirmNewPassword'), 'Jamuna#2027{Enter}');
    await waitFor(() => expect(test.runtime.session.store.getState().kind).toBe('authenticated'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(test.visited).toEqual(['/']);
  },
});

export const SwitchOff = story(
  async (test) => {
    await test.setScenario({ flags: { CHNGPASSVERIF3: false } });
    open(test);
  },
  {
    name: '[PWD-01] [CFG-02] With the switch off the phone method is not offered',
    play: async (stage) => {
      const modal = await modalOf(stage);
      await waitFor(() => expect(stage.test.requests.join()).toContain('/wps/system/whitelabel'));
      await expect(modal.queryByRole('tab')).toBeNull();
    },
  },
);
