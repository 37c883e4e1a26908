import { ShadowIsland } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import { LoginModal } from './LoginModal.tsx';

/* EMB-01: the same window in the shadow root of a custom element on a partner's page. */
const meta: Meta = { title: 'Widgets/Login/ShadowRoot', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(
  <ShadowIsland>
    <OverlayHost registry={{ login: LoginModal }} />
  </ShadowIsland>,
);

const openLogin: Parameters<typeof story>[0] = ({ runtime }) =>
  runtime.overlays.open({ name: 'login', props: {} });

/** Returns the window inside the shadow root, once it is rendered. */
const dialogIn = (root: ShadowRoot | null): Promise<HTMLElement> =>
  waitFor(() => {
    const found = root?.querySelector<HTMLElement>('[role="dialog"]');
    if (!found) throw new Error('not open yet');
    return found;
  });

export const KeepsFocus = story(openLogin, {
  name: '[EMB-01] [A11-01] Tab cycles inside a shadow root, while the page sees only its host',
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('host').shadowRoot;
    const dialog = await dialogIn(root);
    const stops = [...dialog.querySelectorAll<HTMLElement>('button, input, a[href]')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    const [first, last] = [stops[0], stops.at(-1)];
    last?.focus();
    // Without the browser's own Tab step: at the last stop it would leave the window.
    if (last) fireEvent.keyDown(last, { key: 'Tab' });
    await expect(root?.activeElement).toBe(first);
    if (first) fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    await expect(root?.activeElement).toBe(last);
  },
});

export const LogsIn = story(openLogin, {
  name: '[EMB-01] [LGN-03] Logs in from inside a shadow root',
  play: async ({ canvas, userEvent, test, say }) => {
    const root = canvas.getByTestId('host').shadowRoot;
    const dialog = await dialogIn(root);
    await expect(getComputedStyle(dialog).position).toBe('relative');
    const modal = within(dialog);
    const name = modal.getByRole('textbox', { name: say('auth.username') });
    const password = modal.getByLabelText(say('auth.password'), {
      selector: 'input',
      exact: false,
    });
    const submit = modal.getByRole('button', { name: say('action.login') });
    await userEvent.type(name, 'demo_member');
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    const alert = await modal.findByRole('group');
    await waitFor(() => expect(root?.activeElement).toBe(alert));
    // `clear` looks for the focus only in the document; typing over a selection does not.
    await userEvent.type(password, 'Parlour#2026', {
      initialSelectionStart: 0,
      initialSelectionEnd: 'wrong'.length,
    });
    await userEvent.click(submit);
    await waitFor(() => expect(test.runtime.session.store.getState().kind).toBe('authenticated'));
    await waitFor(() => expect(root?.querySelector('[role="dialog"]')).toBeNull());
  },
});
