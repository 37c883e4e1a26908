import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { inScenario, type LiveStage, liveStories, readInbox } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { ExtraVerificationModal } from './ExtraVerificationModal.tsx';

const meta: Meta = {
  title: 'Widgets/ExtraVerification/Live',
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = liveStories(<OverlayHost registry={{ extraVerification: ExtraVerificationModal }} />);

const answerPath = 'POST /wps/session/login/verification';
const sendPath = 'POST /wps/verification/login';

/** A login from a new place, which needs the extra verification. */
const comeIn = async ({ runtime }: TestRuntime) => {
  await runtime.session.login({
    type: 'username',
    username: 'demo_member',
    password: 'Parlour#2026',
  });
  runtime.overlays.open({ name: 'extraVerification', props: {} });
};

const kindOf = ({ runtime }: TestRuntime) => runtime.session.store.getState().kind;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const modalOf = async () => within(await screen.findByRole('dialog'));

async function choose({ say, userEvent }: LiveStage, key: Parameters<LiveStage['say']>[0]) {
  await userEvent.click((await modalOf()).getByRole('radio', { name: say(key) }));
}

export const ByEmail = story(inScenario('new-place', comeIn), {
  name: '[LGN-07] A code by email starts the session; one request each',
  play: async (stage) => {
    const { test, say, userEvent } = stage;
    await choose(stage, 'verify.byEmailCode');
    const modal = await modalOf();
    const send = modal.getByRole('button', { name: say('action.sendCode') });
    send.click();
    send.click();
    const box = modal.getByRole('textbox');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(new RegExp(say('verify.codeSent')));
    await userEvent.type(box, (await readInbox(test)).sms.at(-1) ?? '');
    const submit = modal.getByRole('button', { name: say('action.verify') });
    submit.click();
    await userEvent.click(submit);
    await waitFor(() => expect(kindOf(test)).toBe('authenticated'));
    await gone();
    for (const path of [sendPath, answerPath]) {
      await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
    }
    await expect(test.visited).toEqual(['/']);
  },
});

export const WrongThenOver = story(inScenario('new-place', comeIn), {
  name: '[LGN-07] A wrong answer can be corrected; after five the login starts again and says why',
  play: async (stage) => {
    const { test, say, userEvent } = stage;
    await choose(stage, 'verify.byBankName');
    const modal = await modalOf();
    const box = modal.getByRole('textbox');
    await userEvent.type(box, 'Nobody');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await userEvent.click(modal.getByRole('button', { name: say('action.verify') }));
      const alert = await modal.findByRole('group');
      await expect(alert).toHaveTextContent(say('error.challengeWrong'));
      await waitFor(() =>
        expect(test.requests.filter((one) => one === answerPath)).toHaveLength(attempt),
      );
      await waitFor(() =>
        expect(modal.getByRole('button', { name: say('action.verify') })).not.toHaveAttribute(
          'aria-busy',
        ),
      );
    }
    await expect(box).toHaveValue('Nobody');
    await userEvent.click(modal.getByRole('button', { name: say('action.verify') }));
    await waitFor(() =>
      expect(test.runtime.overlays.store.getState().modal).toMatchObject({
        name: 'login',
        props: { error: { code: 'CHALLENGE_EXPIRED' } },
      }),
    );
    await expect(kindOf(test)).toBe('anonymous');
  },
});

export const TypedTextStays = story(inScenario('new-place', comeIn), {
  name: '[LGN-07] The answer typed for one method is still there when it is chosen again',
  play: async (stage) => {
    await choose(stage, 'verify.byBankName');
    const modal = await modalOf();
    await stage.userEvent.type(modal.getByRole('textbox'), 'Rafid');
    await choose(stage, 'verify.byMobileCode');
    await expect(modal.getByRole('textbox')).toHaveValue('');
    await choose(stage, 'verify.byBankName');
    await expect(modal.getByRole('textbox')).toHaveValue('Rafid');
  },
});

export const Cancelled = story(inScenario('new-place', comeIn), {
  name: '[LGN-07] Cancelling ends the login',
  play: async ({ test, say, userEvent }) => {
    const modal = await modalOf();
    await userEvent.click(modal.getByRole('button', { name: say('verify.cancel') }));
    await gone();
    await expect(test.runtime.session.store.getState()).toEqual({ kind: 'anonymous' });
    await expect(test.visited).toEqual([]);
  },
});
