import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { HeaderLoginForm } from './HeaderLoginForm.tsx';

const meta: Meta = { title: 'Widgets/Login/Header' };
export default meta;

const story = liveStories(
  <header style={{ display: 'flex', gap: 8 }}>
    <HeaderLoginForm />
  </header>,
);
const desktop = { viewport: { value: 'w1280' } };
const modalOf = ({ runtime }: TestRuntime) => runtime.overlays.store.getState().modal;

export const Desktop = story(undefined, { globals: desktop });

export const LogsIn = story(undefined, {
  name: '[LAY-02] [LGN-03] Logs in from the header by keyboard: one request, no window',
  globals: desktop,
  play: async ({ canvas, userEvent, test, say }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: say('auth.username') }),
      ' demo_member ',
    );
    await userEvent.keyboard('{Tab}Parlour#2026{Enter}{Enter}');
    await waitFor(() => expect(test.runtime.session.store.getState().kind).toBe('authenticated'));
    await expect(test.requests.filter((one) => one.endsWith('/session/login'))).toHaveLength(1);
    await expect(modalOf(test)).toBeNull();
  },
});

export const Refused = story(undefined, {
  name: '[LAY-02] [LGN-04] A failure opens the window, with the name and without the password',
  globals: desktop,
  play: async ({ canvas, userEvent, test, say }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: say('auth.username') }),
      'demo_member',
    );
    await userEvent.keyboard('{Tab}wrong{Enter}');
    await waitFor(() => expect(modalOf(test)?.name).toBe('login'));
    await expect(modalOf(test)?.props).toMatchObject({ username: 'demo_member' });
    await expect(JSON.stringify(modalOf(test))).not.toContain('wrong');
    await expect(canvas.queryByDisplayValue('wrong')).toBeNull();
  },
});

export const BySms = story(undefined, {
  name: '[LAY-02] The button for login by SMS opens the window at its tab',
  globals: desktop,
  play: async ({ canvas, userEvent, test, say }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('login.bySms') }));
    await expect(modalOf(test)?.props).toEqual({ method: 'sms' });
  },
});

export const Phone = story(undefined, {
  name: '[LAY-02] [LAY-01] On phones one button opens the window',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent, test, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('auth.login') }));
    await expect(modalOf(test)?.name).toBe('login');
  },
});
