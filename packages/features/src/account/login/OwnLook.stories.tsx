import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type LiveStage, liveStories } from '../../testing/live.tsx';
import { account, count, loggedIn, loginPath } from './live-steps.tsx';
import { OwnLogin } from './own-look.fixture.tsx';

const meta: Meta = { title: 'Widgets/Login/Own look' };
export default meta;

const story = liveStories(<OwnLogin />);

const fieldsOf = async ({ canvas, say }: LiveStage) => ({
  name: await canvas.findByRole('textbox', { name: say('auth.username') }),
  password: canvas.getByLabelText(say('auth.password'), { selector: 'input', exact: false }),
  submit: canvas.getByRole('button', { name: say('action.login') }),
});

export const LogsIn = story(undefined, {
  name: '[LGN-01] [LGN-03] A page with its own design logs in with the hook; no field may be empty',
  play: async (stage) => {
    const { canvas, test, userEvent, say } = stage;
    const { name, password, submit } = await fieldsOf(stage);
    await userEvent.type(name, account.username);
    await userEvent.click(submit);
    await canvas.findByText(say('validation.requiredField', { field: say('auth.password') }));
    await expect(count(test, loginPath)).toBe(0);
    await userEvent.type(password, `${account.password}{Enter}`);
    await loggedIn(test);
    await expect(count(test, loginPath)).toBe(1);
    await expect(canvas.queryByRole('button', { name: say('action.login') })).toBeNull();
  },
});

export const WrongPassword = story(undefined, {
  name: '[LGN-01] [ERR-01] A wrong password shows its message, and the typed text stays',
  play: async (stage) => {
    const { canvas, userEvent, say } = stage;
    const { name, password, submit } = await fieldsOf(stage);
    await userEvent.type(name, account.username);
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('error.credentials'));
    await expect(name).toHaveValue(account.username);
    await expect(submit).toBeEnabled();
  },
});
