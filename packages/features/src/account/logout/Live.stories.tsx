import { Button } from '@parlour/ui';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useT } from '../../shared/i18n/use-t.ts';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { useLogout } from '../../shared/shell/use-logout.ts';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { LogoutModal } from './LogoutModal.tsx';

const meta: Meta = { title: 'Widgets/Logout/Live', parameters: { layout: 'fullscreen' } };
export default meta;

/** Sample of a control that logs out. */
function Asks() {
  return <Button onClick={useLogout()}>{useT()('action.logout')}</Button>;
}

const story = liveStories(
  <>
    <Asks />
    <OverlayHost registry={{ logout: LogoutModal }} />
  </>,
);

const path = 'DELETE /wps/session/logout';
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_vip', password: 'Parlour#2026' });
const question = async () => within(await screen.findByRole('alertdialog'));
/** Runs after all promises that are already settled, before the browser's next task. */
const afterPromises = async (then: () => void) => {
  for (let turn = 0; turn < 10; turn += 1) await null;
  then();
};
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const LogsOut = story(asMember, {
  name: '[LGN-08] Confirming ends the session once and goes home',
  play: async ({ test, canvas, say, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('action.logout') }));
    const dialog = await question();
    await expect(dialog.getByText(say('logout.prompt'))).toBeVisible();
    await expect(dialog.getByText(say('logout.sure'))).toBeVisible();
    const yes = dialog.getByRole('button', { name: say('confirm.logout.action') });
    // Checked before any other task: once the page is open as a guest, it must not navigate again.
    const visitedAtTheEnd = new Promise<readonly string[]>((resolve) => {
      test.runtime.session.store.subscribe(({ kind }) => {
        if (kind === 'anonymous') afterPromises(() => resolve([...test.visited]));
      });
    });
    yes.click();
    await userEvent.click(yes);
    await gone();
    await expect(test.runtime.session.store.getState()).toEqual({
      kind: 'anonymous',
      because: 'loggedOut',
    });
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
    await expect(visitedAtTheEnd).resolves.toEqual(['/']);
    await waitFor(() => expect(test.visited).toEqual(['/']));
  },
});

export const Cancelled = story(asMember, {
  name: '[LGN-08] Cancel, the cross and Escape change nothing',
  play: async ({ test, canvas, say, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: say('action.logout') });
    for (const name of [say('action.cancel'), say('action.close'), null]) {
      ask.click();
      const dialog = await question();
      if (name === null) await userEvent.keyboard('{Escape}');
      else await userEvent.click(dialog.getByRole('button', { name }));
      await gone();
    }
    await expect(test.runtime.session.store.getState().kind).toBe('authenticated');
    await expect(test.requests).not.toContain(path);
  },
});

export const Fails = story(
  async (test) => {
    await asMember(test);
    await test.setScenario({ faults: [{ path: '/wps/session/logout', kind: 'network' }] });
  },
  {
    name: '[LGN-08] The session ends here even if the call fails',
    play: async ({ test, canvas, say, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: say('action.logout') }));
      const dialog = await question();
      await userEvent.click(dialog.getByRole('button', { name: say('confirm.logout.action') }));
      await gone();
      await expect(test.runtime.session.token()).toBeNull();
      await waitFor(() => expect(test.visited).toEqual(['/']));
    },
  },
);
