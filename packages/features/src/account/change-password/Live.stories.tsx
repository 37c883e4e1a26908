import { queries } from '@parlour/api-client';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { type LiveStage, liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';

const meta: Meta = { title: 'Widgets/ChangePassword/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(<OverlayHost registry={{ changePassword: ChangePasswordModal }} />);

const passwordPath = 'POST /wps/member/password';
const login = (username: string, password: string) => async (test: TestRuntime) => {
  await test.runtime.session.login({ type: 'username', username, password });
  test.runtime.overlays.open({ name: 'changePassword', props: {} });
};
const byDefaultPassword = login('demo_default', '123456');
const byWish = login('demo_member', 'Parlour#2026');

async function fieldsOf() {
  const modal = await screen.findByRole('dialog');
  const [old, next, repeat] = modal.querySelectorAll<HTMLInputElement>('input[type="password"]');
  const submit = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!old || !next || !repeat || !submit) throw new Error('no fields');
  return { old, next, repeat, submit };
}

async function change({ userEvent }: LiveStage, from: string, to: string) {
  const { old, next, repeat, submit } = await fieldsOf();
  for (const [field, text] of [
    [old, from],
    [next, to],
    [repeat, to],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  submit.click();
  await userEvent.click(submit);
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const kindOf = ({ runtime }: TestRuntime) => runtime.session.store.getState().kind;

export const Forced = story(byDefaultPassword, {
  name: '[LGN-05] [PWD-02] A new password starts the session; one request',
  play: async (stage) => {
    const { test, say } = stage;
    await expect(kindOf(test)).toBe('mustChangePassword');
    await expect(await screen.findByText(say('password.mustChangeDefault'))).toBeVisible();
    await change(stage, '123456', 'River#2026');
    await waitFor(() => expect(kindOf(test)).toBe('authenticated'));
    await gone();
    await expect(await screen.findByText(say('success.passwordChanged'))).toBeVisible();
    await expect(test.requests.filter((one) => one === passwordPath)).toHaveLength(1);
    await expect(test.visited).toEqual(['/']);
  },
});

export const ForcedByExpiry = story(
  async (test) => {
    const { api, config } = test.runtime;
    await test.queryClient.prefetchQuery(queries.siteSettings(api, { url: config.host }));
    await login('demo_expired', 'Parlour#2026')(test);
  },
  {
    name: '[LGN-05] An expired password says so',
    play: async ({ say }) => {
      await expect(await screen.findByText(say('password.mustChangeExpired'))).toBeVisible();
    },
  },
);

export const LogOutInstead = story(byDefaultPassword, {
  name: '[LGN-05] [LGN-08] Instead of a forced change one can log out',
  play: async ({ test, say, userEvent }) => {
    const button = await screen.findByRole('button', { name: say('password.logoutInstead') });
    await userEvent.click(button);
    await gone();
    await expect(kindOf(test)).toBe('anonymous');
    await expect(test.visited).toEqual(['/']);
  },
});

export const Wanted = story(byWish, {
  name: '[PWD-02] A wrong old password is reported under its field; the right one closes the window',
  play: async (stage) => {
    const { test, say } = stage;
    await change(stage, 'Wrong#2026', 'River#2026');
    const { old } = await fieldsOf();
    await waitFor(() => expect(old).toBeInvalid());
    await expect(old).toHaveAccessibleDescription();
    await change(stage, 'Parlour#2026', 'River#2026');
    await gone();
    await expect(await screen.findByText(say('success.passwordChanged'))).toBeVisible();
    await expect(kindOf(test)).toBe('authenticated');
    await expect(test.visited).toEqual(['/']);
  },
});
