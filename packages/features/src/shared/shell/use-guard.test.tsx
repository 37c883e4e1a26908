// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { answerQuestion, renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { useGuard } from './use-guard.ts';
import { useSessionEffects } from './use-session-effects.ts';

interface PageProps {
  readonly onPlay: () => void;
  readonly onPay: () => void;
}

/** A page with two guarded actions. */
function Page({ onPlay, onPay }: PageProps) {
  useSessionEffects();
  const guard = useGuard();
  return (
    <>
      <button type="button" onClick={() => guard(onPlay)}>
        Play
      </button>
      <button type="button" onClick={() => guard(onPay)}>
        Pay
      </button>
    </>
  );
}

function open() {
  const backend = createTestRuntime({ language: 'en' });
  const actions = { onPlay: vi.fn(), onPay: vi.fn() };
  const { user, unmount } = renderPage(backend, <Page {...actions} />);
  const press = (name: 'Play' | 'Pay') => user.click(screen.getByRole('button', { name }));
  return { ...backend, ...actions, press, leave: unmount };
}

/** The open question. */
const asked = (runtime: TestRuntime['runtime']) =>
  waitFor(() => {
    const [question, ...others] = runtime.dialogs.getSnapshot();
    if (!question || others.length > 0) throw new Error('no single question');
    return question;
  });

const enter = (work: () => Promise<unknown>) =>
  act(async () => {
    await work();
  });

test('[GRD-01] a visitor\u2019s action waits for the login and runs once', async () => {
  const { runtime, press, visited, onPlay } = open();
  await press('Play');
  expect(onPlay).not.toHaveBeenCalled();
  expect(runtime.overlays.store.getState().modal?.name).toBe('login');
  await enter(() => logIn({ runtime }));
  expect(onPlay).toHaveBeenCalledTimes(1);
  expect(runtime.overlays.store.getState().modal).toBeNull();
  expect(visited).toEqual([]);
  await enter(() => runtime.session.logout());
  await enter(() => logIn({ runtime }));
  expect(onPlay).toHaveBeenCalledTimes(1);
});

test('[GRD-01] a dismissed login drops the action', async () => {
  const { runtime, press, onPlay } = open();
  await press('Play');
  runtime.overlays.dismiss();
  await enter(() => logIn({ runtime }));
  expect(onPlay).not.toHaveBeenCalled();
});

test('[GRD-01] a member\u2019s action runs at once, without a question', async () => {
  const { runtime, press, onPlay } = open();
  await enter(() => logIn({ runtime }));
  await press('Play');
  expect(onPlay).toHaveBeenCalledTimes(1);
  expect(runtime.overlays.store.getState().modal).toBeNull();
});

test('[GRD-01] a trial account is told that it needs a real one, and nothing runs', async () => {
  const { runtime, press, onPlay } = open();
  await enter(() => runtime.session.freePlay());
  await press('Play');
  expect(onPlay).not.toHaveBeenCalled();
  const question = await asked(runtime);
  expect(JSON.stringify(question)).toContain('This needs a real account');
});

test('[GRD-01] a trial account that wants a real one opens the registration; the action runs after it', async () => {
  const { runtime, press, queryClient, onPlay } = open();
  await enter(() => runtime.session.freePlay());
  await queryClient.fetchQuery(queries.balance(runtime.api));
  await press('Play');
  await asked(runtime);
  await answerQuestion({ runtime }, true);
  expect(runtime.overlays.store.getState().modal?.name).toBe('register');
  // A refused registration leaves the trial account unchanged.
  const incomplete = {
    domain: 'localhost',
    registerUrl: 'http://localhost/register',
    registerMethod: 'WEB',
    login: true,
  } as const;
  await enter(() => runtime.session.register(incomplete, 'username').catch(() => undefined));
  expect(runtime.session.store.getState().kind).toBe('trial');
  await enter(() => logIn({ runtime }));
  expect(onPlay).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(queries.balance(runtime.api).queryKey)).toBeUndefined();
});

test('[GRD-01] with "OK" in the warning the trial account stays on the page', async () => {
  const { runtime, press, onPlay } = open();
  await enter(() => runtime.session.freePlay());
  await press('Play');
  await asked(runtime);
  await answerQuestion({ runtime }, false);
  expect(runtime.overlays.store.getState().modal).toBeNull();
  await enter(() => logIn({ runtime }));
  expect(onPlay).not.toHaveBeenCalled();
});

test('[GRD-01] an action whose component was unmounted meanwhile does not run', async () => {
  const { runtime, press, leave, onPlay } = open();
  await press('Play');
  leave();
  await enter(() => logIn({ runtime }));
  expect(runtime.overlays.finish()).toBeNull();
  expect(onPlay).not.toHaveBeenCalled();
});

test('[GRD-01] two presses before the login run one action: the last', async () => {
  const { runtime, press, onPlay, onPay } = open();
  await press('Play');
  await press('Pay');
  await enter(() => logIn({ runtime }));
  expect(onPlay).not.toHaveBeenCalled();
  expect(onPay).toHaveBeenCalledTimes(1);
});

test('[GRD-01] after a login to a trial account, an action started before it does not run either', async () => {
  const { runtime, press, onPlay } = open();
  await press('Play');
  await enter(() => runtime.session.freePlay());
  expect(onPlay).not.toHaveBeenCalled();
  await asked(runtime);
});

test('[LGN-08] the end of a session removes personal data from the cache and keeps public data', async () => {
  const { runtime, queryClient } = open();
  await enter(() => logIn({ runtime }));
  const balance = queries.balance(runtime.api);
  const notices = queries.notices(runtime.api);
  await queryClient.fetchQuery(balance);
  await queryClient.fetchQuery(notices);
  await enter(() => runtime.session.logout());
  expect(queryClient.getQueryData(balance.queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(notices.queryKey)).toBeDefined();
});

test('[API-03] an expired session shows one message', async () => {
  const { runtime, sandbox } = open();
  await enter(() => logIn({ runtime }));
  await sandbox.fetch(new Request('http://s.invalid/sandbox/scenario', { method: 'DELETE' }));
  await enter(() => Promise.allSettled([runtime.api.getBalance(), runtime.api.getFavouriteIds()]));
  const shown = runtime.toasts.getSnapshot();
  expect(shown).toHaveLength(1);
  expect(JSON.stringify(shown)).toContain('You are not logged in');
});
