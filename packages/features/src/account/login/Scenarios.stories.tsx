import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inScenario, type LiveStage, liveStories } from '../../testing/live.tsx';
import { account, count, fieldsOf, LoginPage, loginPath, openLogin } from './live-steps.tsx';

const meta: Meta = { title: 'Widgets/Login/Scenarios', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(<LoginPage />);

/** Logs in with the right name and password, and expects a refusal. */
async function refused(stage: LiveStage) {
  const { test, userEvent } = stage;
  const { modal, name, password, submit } = await fieldsOf(stage);
  await userEvent.type(name, account.username);
  await userEvent.type(password, account.password);
  await userEvent.click(submit);
  const alert = await modal.findByRole('group');
  await waitFor(() => expect(alert).toHaveFocus());
  await expect(test.runtime.session.store.getState().kind).not.toBe('authenticated');
  await expect(count(test, loginPath)).toBe(1);
  return { modal, alert };
}

export const RateLimited = story(inScenario('rate-limited', openLogin), {
  name: '[ERR-01] Too many attempts: the message says how long to wait',
  play: async (stage) => {
    const { alert } = await refused(stage);
    await expect(alert).toHaveTextContent(stage.say('error.rateLimited', { seconds: 60 }));
  },
});

export const CaptchaFirst = story(inScenario('captcha-first', openLogin), {
  name: '[LGN-04] A backend that requires the picture code at once gets it with the second press',
  play: async (stage) => {
    const { say } = stage;
    const { modal, alert } = await refused(stage);
    await expect(alert).toHaveTextContent(say('auth.captcha'));
    await modal.findByRole('img', { name: say('captcha.alt') });
    const code = modal.getByRole('textbox', { name: say('auth.captcha') });
    await expect(code).toHaveAccessibleDescription(
      expect.stringContaining(say('error.captchaRequired')),
    );
  },
});

export const StrictCipher = story(inScenario('strict-cipher', openLogin), {
  name: '[ENC-01] A site without a cipher at a backend that requires one: the password is refused',
  play: async (stage) => {
    const { alert } = await refused(stage);
    await expect(alert).toHaveTextContent(stage.say('error.configMissing'));
  },
});

export const NoFreePlay = story(inScenario('no-free-play', openLogin), {
  name: '[CFG-02] [LGN-07] Without trial accounts no free demo is offered',
  play: async (stage) => {
    const { modal } = await fieldsOf(stage);
    // The buttons beside it follow the same settings.
    await modal.findByRole('button', { name: stage.say('action.register') });
    await expect(modal.queryByRole('button', { name: stage.say('login.freeDemo') })).toBeNull();
  },
});
