import { expect, screen, waitFor, within } from 'storybook/test';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import type { LiveStage } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { LoginModal } from './LoginModal.tsx';

/** A page with one button, and the login modal over it. */
export function LoginPage() {
  const { overlays } = useRuntime();
  return (
    <>
      <button type="button" onClick={() => overlays.open({ name: 'login', props: {} })}>
        +
      </button>
      <OverlayHost registry={{ login: LoginModal }} />
    </>
  );
}

export const account = { username: 'demo_member', password: 'Parlour#2026' };
export const loginPath = 'POST /wps/session/login';
export const openLogin = ({ runtime }: TestRuntime) =>
  runtime.overlays.open({ name: 'login', props: {} });

/** Returns the window, once its entrance animation accepts clicks. */
export async function modalOf({ say }: LiveStage) {
  const dialog = await screen.findByRole('dialog', { name: say('auth.login') });
  return within(dialog);
}

export async function fieldsOf(stage: LiveStage) {
  const modal = await modalOf(stage);
  const name = modal.getByRole('textbox', { name: stage.say('auth.username') });
  const password = modal.getByLabelText(stage.say('auth.password'), {
    selector: 'input',
    exact: false,
  });
  const submit = modal.getByRole('button', { name: stage.say('action.login') });
  return { modal, name, password, submit };
}

export const count = ({ requests }: TestRuntime, request: string) =>
  requests.filter((one) => one === request).length;

export const loggedIn = ({ runtime }: TestRuntime) =>
  waitFor(() => expect(runtime.session.store.getState().kind).toBe('authenticated'));

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
