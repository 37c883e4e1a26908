import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories, readInbox } from '../../testing/live.tsx';
import {
  account,
  count,
  fieldsOf,
  gone,
  LoginPage,
  loggedIn,
  modalOf,
  openLogin,
} from './live-steps.tsx';

const meta: Meta = { title: 'Widgets/Login/Challenge', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(<LoginPage />);

export const CaptchaAfterFailures = story(openLogin, {
  name: '[LGN-04] The picture code appears after a failure that requires it, and a new picture after each failure',
  play: async (stage) => {
    const { test, userEvent, say } = stage;
    const { modal, name, password, submit } = await fieldsOf(stage);
    await userEvent.type(name, account.username);
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    const first = await modal.findByRole('group');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveTextContent(say('errorTitle.login'));
    await expect(modal.queryByLabelText(say('auth.captcha'), { exact: false })).toBeNull();

    await userEvent.click(submit);
    const code = await modal.findByRole('textbox', { name: say('auth.captcha') });
    await expect(name).toHaveValue(account.username);
    const shown = await modal.findByRole('img', { name: say('captcha.alt') });
    const picture = shown.getAttribute('src');

    await userEvent.type(code, 'nope');
    await userEvent.click(submit);
    await modal.findByText(say('error.captchaWrong'));
    await waitFor(() => expect(code).toHaveValue(''));
    await waitFor(() =>
      expect(modal.getByRole('img', { name: say('captcha.alt') })).not.toHaveAttribute(
        'src',
        picture,
      ),
    );

    const { captchas } = await readInbox(test);
    await userEvent.type(code, captchas.at(-1) ?? '');
    await userEvent.clear(password);
    await userEvent.type(password, account.password);
    await userEvent.click(submit);
    await loggedIn(test);
  },
});

export const CaptchaGap = story(openLogin, {
  name: '[LGN-04] Another picture is loaded at most once in 1000 ms',
  play: async (stage) => {
    const { test, userEvent, say } = stage;
    const { modal, name, password, submit } = await fieldsOf(stage);
    await userEvent.type(name, account.username);
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    await modal.findByRole('group');
    await userEvent.click(submit);
    const refresh = await modal.findByRole('button', { name: new RegExp(say('captcha.refresh')) });
    await modal.findByRole('img', { name: say('captcha.alt') });
    const before = count(test, 'GET /wps/captcha');
    refresh.click();
    refresh.click();
    await userEvent.click(refresh);
    await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'true'));
    await expect(count(test, 'GET /wps/captcha')).toBe(before + 1);
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled', 'true'));
  },
});

export const Sms = story(openLogin, {
  name: '[LGN-01] [LGN-06] Logs in with a code; the countdown continues when the window closes',
  play: async (stage) => {
    const { test, userEvent, say, canvas } = stage;
    const byMobile = async () => {
      const modal = await modalOf(stage);
      await userEvent.click(await modal.findByRole('tab', { name: say('auth.byMobile') }));
      return modal;
    };
    let modal = await byMobile();
    await userEvent.type(
      modal.getByRole('textbox', { name: say('field.mobileNumber') }),
      '01712345678',
    );
    await userEvent.click(modal.getByRole('button', { name: say('action.sendCode') }));
    const seconds = say('sms.secondsLeft', { seconds: 180 });
    await expect(await modal.findByRole('button', { name: seconds })).toBeDisabled();

    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(canvas.getByRole('button'));
    modal = await byMobile();
    await expect(modal.getByRole('button', { name: seconds })).toBeDisabled();
    await expect(count(test, 'POST /wps/verification/sms/noLogin')).toBe(1);

    const { sms } = await readInbox(test);
    await userEvent.type(
      modal.getByRole('textbox', { name: say('auth.smsCode') }),
      `${sms.at(-1)}{Enter}`,
    );
    await loggedIn(test);
    await gone();
  },
});
