import { ShadowIsland } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../shell/index.ts';
import { liveStories } from '../testing/index.tsx';
import { LoginModal } from './LoginModal.tsx';

/* EMB-01: the same window in the shadow root of a custom element on a partner's page. */
const meta: Meta = { title: 'Widgets/Login/ShadowRoot', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(
  <ShadowIsland>
    <OverlayHost registry={{ login: LoginModal }} />
  </ShadowIsland>,
);

export const LogsIn = story(({ runtime }) => runtime.overlays.open({ name: 'login', props: {} }), {
  name: '[EMB-01] [LGN-03] Logs in from inside a shadow root',
  play: async ({ canvas, userEvent, test, say }) => {
    const root = canvas.getByTestId('host').shadowRoot;
    const dialog = await waitFor(() => {
      const found = root?.querySelector<HTMLElement>('[role="dialog"]');
      if (!found) throw new Error('not open yet');
      return found;
    });
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
    const alert = await modal.findByRole('alert');
    await waitFor(() => expect(root?.activeElement).toBe(alert));
    // `clear` looks for focus in the document only; typing over a selection does not.
    await userEvent.type(password, 'Parlour#2026', {
      initialSelectionStart: 0,
      initialSelectionEnd: 'wrong'.length,
    });
    await userEvent.click(submit);
    await waitFor(() => expect(test.runtime.session.store.getState().kind).toBe('authenticated'));
    await waitFor(() => expect(root?.querySelector('[role="dialog"]')).toBeNull());
  },
});
