import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useRuntime } from '../runtime/index.ts';
import { OverlayHost } from '../shell/index.ts';
import { type LiveStage, liveStories, readInbox, type TestRuntime } from '../testing/index.tsx';
import { LoginModal } from './LoginModal.tsx';

const meta: Meta = { title: 'Widgets/Login/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const Nothing = () => null;

/** A page with one button, and the login modal over it. */
function Page() {
  const { overlays } = useRuntime();
  return (
    <>
      <button type="button" onClick={() => overlays.open({ name: 'login', props: {} })}>
        +
      </button>
      <OverlayHost registry={{ login: LoginModal, register: Nothing, changePassword: Nothing }} />
    </>
  );
}

const story = liveStories(<Page />);
const account = { username: 'demo_member', password: 'Parlour#2026' };
const loginPath = 'POST /wps/session/login';
const openLogin = ({ runtime }: TestRuntime) => runtime.overlays.open({ name: 'login', props: {} });

/** The window, once its entering animation lets a hand in. */
async function modalOf({ say }: LiveStage) {
  const dialog = await screen.findByRole('dialog', { name: say('auth.login') });
  return within(dialog);
}

async function fieldsOf(stage: LiveStage) {
  const modal = await modalOf(stage);
  const name = modal.getByRole('textbox', { name: stage.say('auth.username') });
  const password = modal.getByLabelText(stage.say('auth.password'), {
    selector: 'input',
    exact: false,
  });
  const submit = modal.getByRole('button', { name: stage.say('action.login') });
  return { modal, name, password, submit };
}

const count = ({ requests }: TestRuntime, request: string) =>
  requests.filter((one) => one === request).length;

const loggedIn = ({ runtime }: TestRuntime) =>
  waitFor(() => expect(runtime.session.store.getState().kind).toBe('authenticated'));

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open = story(openLogin);

export const Keyboard = story(openLogin, {
  name: '[LGN-01] [LGN-03] [A11-01] Logs in by keyboard alone; the window closes by itself',
  play: async (stage) => {
    const { test, userEvent } = stage;
    const { name, password } = await fieldsOf(stage);
    name.focus();
    await userEvent.keyboard(`  ${account.username}  {Tab}${account.password}{Enter}`);
    await expect(password).toHaveAttribute('type', 'password');
    await loggedIn(test);
    await gone();
    await expect(count(test, loginPath)).toBe(1);
    await expect(test.visited).toEqual(['/']);
  },
});

export const DoubleClick = story(openLogin, {
  name: '[WAL-07] [LGN-03] A double click and an Enter on top are one request',
  play: async (stage) => {
    const { test, userEvent } = stage;
    const { name, password, submit } = await fieldsOf(stage);
    await userEvent.type(name, account.username);
    await userEvent.type(password, account.password);
    submit.click();
    submit.click();
    await userEvent.dblClick(submit);
    await loggedIn(test);
    await expect(count(test, loginPath)).toBe(1);
  },
});

export const CaptchaAfterFailures = story(openLogin, {
  name: '[LGN-04] The picture code comes when a failure says so, and anew after each failure',
  play: async (stage) => {
    const { test, userEvent, say } = stage;
    const { modal, name, password, submit } = await fieldsOf(stage);
    await userEvent.type(name, account.username);
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    const first = await modal.findByRole('alert');
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
  name: '[LGN-04] Another picture at most once in 1000 ms',
  play: async (stage) => {
    const { test, userEvent, say } = stage;
    const { modal, name, password, submit } = await fieldsOf(stage);
    await userEvent.type(name, account.username);
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    await modal.findByRole('alert');
    await userEvent.click(submit);
    const refresh = await modal.findByRole('button', { name: new RegExp(say('captcha.refresh')) });
    await modal.findByRole('img', { name: say('captcha.alt') });
    const before = count(test, 'GET /wps/captcha');
    refresh.click();
    refresh.click();
    await userEvent.click(refresh);
    await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'true'));
    await expect(count(test, 'GET /wps/captcha')).toBe(before + 1);
  },
});

export const Sms = story(openLogin, {
  name: '[LGN-01] [LGN-06] Logs in by a code; the countdown outlives the window',
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

export const SmsOff = story(
  async (test) => {
    await test.setScenario({
      flags: { MOBILEVERCODELOGIN3: false, FREEPLAY3: false, DIRECTREG3: false },
    });
    openLogin(test);
  },
  {
    name: '[LGN-01] [CFG-02] Switches off: no SMS tab, no free demo, no way to register',
    play: async (stage) => {
      const { say, test } = stage;
      const { modal } = await fieldsOf(stage);
      await waitFor(() => expect(test.requests.join()).toContain('/wps/system/whitelabel'));
      await expect(modal.queryByRole('tab')).toBeNull();
      await expect(modal.queryByRole('button', { name: say('login.freeDemo') })).toBeNull();
      await expect(modal.queryByRole('button', { name: say('action.register') })).toBeNull();
    },
  },
);

export const DeadLine = story(
  async (test) => {
    await test.setScenario({
      faults: [{ path: '/wps/session/login', kind: 'network', times: 1 }],
    });
    openLogin(test);
  },
  {
    name: '[LGN-01] [ERR-01] A dead line is named, and the same attempt can be made again',
    play: async (stage) => {
      const { test, userEvent, say } = stage;
      const { modal, name, password, submit } = await fieldsOf(stage);
      await userEvent.type(name, account.username);
      await userEvent.type(password, account.password);
      await userEvent.click(submit);
      await modal.findByText(say('error.network'));
      await expect(password).toHaveValue(account.password);
      await userEvent.click(modal.getByRole('button', { name: say('action.retry') }));
      await loggedIn(test);
    },
  },
);

let resumed = 0;

export const Resume = story(
  ({ runtime }) => {
    resumed = 0;
    runtime.overlays.askLogin(() => {
      resumed += 1;
    });
  },
  {
    name: '[GRD-01] What waited for the login goes on afterwards, once',
    play: async (stage) => {
      const { test, userEvent, say } = stage;
      const { modal, name, password } = await fieldsOf(stage);
      await expect(modal.getByText(say('guard.loginFirst'))).toBeVisible();
      await userEvent.type(name, account.username);
      await userEvent.type(password, `${account.password}{Enter}`);
      await loggedIn(test);
      await gone();
      await expect(resumed).toBe(1);
      await expect(test.visited).toEqual([]);
    },
  },
);

export const Remember = story(openLogin, {
  name: '[LGN-07] The user name, and nothing else, is kept for 24 hours',
  play: async (stage) => {
    const { test, userEvent, say } = stage;
    const { modal, name, password } = await fieldsOf(stage);
    await userEvent.click(modal.getByRole('checkbox', { name: say('auth.rememberMe') }));
    await userEvent.type(name, account.username);
    await userEvent.type(password, `${account.password}{Enter}`);
    await loggedIn(test);
    await gone();
    await waitFor(() =>
      expect(test.runtime.cookies.get('parlour_username')).toBe(account.username),
    );
    await test.runtime.session.logout();
    openLogin(test);
    const again = await fieldsOf(stage);
    await expect(again.name).toHaveValue(account.username);
    await expect(again.password).toHaveValue('');
  },
});

export const FreePlay = story(openLogin, {
  name: '[LGN-07] [CFG-02] A free demo is a trial account',
  play: async (stage) => {
    const { test, userEvent, say } = stage;
    const modal = await modalOf(stage);
    await userEvent.click(await modal.findByRole('button', { name: say('login.freeDemo') }));
    await waitFor(() => expect(test.runtime.session.store.getState().kind).toBe('trial'));
    await gone();
  },
});
