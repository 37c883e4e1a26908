import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import {
  account,
  count,
  fieldsOf,
  gone,
  LoginPage,
  loggedIn,
  loginPath,
  modalOf,
  openLogin,
} from './live-steps.tsx';

const meta: Meta = { title: 'Widgets/Login/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(<LoginPage />);

export const Open = story(openLogin, {
  play: async (stage) => {
    await fieldsOf(stage);
  },
});

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

export const OtherLanguage = story(openLogin, {
  name: '[I18-01] [LGN-01] A change of language changes the texts, but keeps the typed text and the focus',
  play: async (stage) => {
    const { test, userEvent } = stage;
    const { name, password } = await fieldsOf(stage);
    await userEvent.type(password, account.password);
    await userEvent.type(name, account.username);
    const label = () => document.querySelector(`label[for="${name.id}"]`)?.textContent;
    const before = label();
    test.runtime.preferences.setLanguage(stage.other);
    await waitFor(() => expect(label()).not.toBe(before));
    await expect(name).toBeInTheDocument();
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue(account.username);
    await expect(password).toHaveValue(account.password);
  },
});

export const DoubleClick = story(openLogin, {
  name: '[WAL-07] [LGN-03] A double click followed by Enter sends one request',
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

export const SmsOff = story(
  async (test) => {
    await test.setScenario({
      flags: { MOBILEVERCODELOGIN3: false, FREEPLAY3: false, DIRECTREG3: false },
    });
    openLogin(test);
  },
  {
    name: '[LGN-01] [CFG-02] With the switches off there is no SMS tab, no free demo and no registration',
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
    name: '[LGN-01] [ERR-01] A network failure is reported, and the same attempt can be repeated',
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
    name: '[GRD-01] The action that waited for the login runs afterwards, once',
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
  name: '[LGN-07] Only the user name is stored, for 24 hours',
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
