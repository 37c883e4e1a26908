// @vitest-environment jsdom
import { dayIn, typeDay } from '@parlour/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { answerQuestion, pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { ProfileWindow } from './ProfileWindow.tsx';

const path = '/wps/member/profile';
const picturePath = '/wps/relay/MCSFE_setPlayerAvatar';
const onClose = vi.fn();

beforeEach(() => void onClose.mockClear());

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save' });

async function opened(prepare: (test: TestRuntime) => Promise<void> = async () => undefined) {
  const setup = createTestRuntime({ language: 'en' });
  await prepare(setup);
  await logIn(setup);
  const { user } = renderPage(setup, <ProfileWindow onClose={onClose} />);
  await screen.findByRole('textbox', { name: 'Nickname' });
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(6));
  const write = async (name: string, text: string) => {
    await user.clear(box(name));
    await user.type(box(name), text);
  };
  return { setup, user, write, save: () => user.click(saveButton()) };
}
const newcomer = (setup: TestRuntime) => setup.setScenario('new-member');
const sent = (setup: TestRuntime, line = `PUT ${path}`) => timesSent(setup, line);
const closed = () => waitFor(() => expect(onClose).toHaveBeenCalledOnce());
const nicknameOf = ({ runtime }: TestRuntime) => {
  const state = runtime.session.store.getState();
  return 'member' in state ? state.member.nickname : null;
};
/** Waits for the question and returns it. */
const question = ({ runtime }: TestRuntime) =>
  waitFor(() => {
    const [found] = runtime.dialogs.getSnapshot();
    if (!found) throw new Error('There is no question');
    return found;
  });

test('[MEM-01] a new nickname is saved once, confirmed, and used at once; the window closes', async () => {
  const { setup, write } = await opened();
  expect(nicknameOf(setup)).toBe('Rafid');
  expect(screen.getByText('Rafid Hasan')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Real name' })).toBeNull();
  await write('Nickname', 'Rafi');
  await pressTwiceAtOnce(saveButton);
  await closed();
  expect(sent(setup)).toBe(1);
  expect(sent(setup, `POST ${picturePath}`)).toBe(0);
  expect(nicknameOf(setup)).toBe('Rafi');
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toBe('Details saved.');
});

test('[MEM-01] a new picture alone is saved alone', async () => {
  const { setup, user, save } = await opened();
  const other = screen.getAllByRole<HTMLInputElement>('radio', { checked: false })[0];
  if (!other) throw new Error('There is no other picture');
  await user.click(other);
  await save();
  await closed();
  expect(sent(setup)).toBe(0);
  expect((await setup.runtime.api.getPlayerAvatar()).avatarId).toBe(other.value);
});

test('[MEM-01] a real name needs a confirmation; "no" sends nothing and keeps it in the field', async () => {
  const { setup, write, save } = await opened(newcomer);
  await write('Real name', 'Rafid Hasan');
  await save();
  expect((await question(setup)).title).toBe('Save these details?');
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(0);
  expect(box('Real name')).toHaveValue('Rafid Hasan');
  await save();
  await question(setup);
  await answerQuestion(setup, true);
  await closed();
  expect(await setup.runtime.api.getProfile()).toMatchObject({
    realName: 'Rafid Hasan',
    locked: ['realName'],
  });
});

test('[MEM-01] [REG-06] a member who is too young sees an error at the birthday; the typed text stays', async () => {
  const { setup, user, write, save } = await opened(newcomer);
  await write('Occupation', 'Student');
  const birthday = screen.getByRole('group', { name: /^Birthday/ });
  await typeDay(user, birthday, '2010-01-01');
  await save();
  await question(setup);
  await answerQuestion(setup, true);
  const year = screen.getByRole('textbox', { name: /^Birthday.* Year$/ });
  await waitFor(() => expect(year).toBeInvalid());
  expect(dayIn(birthday)).toBe('2010-01-01');
  // The error comes before the hint.
  expect(year).toHaveAccessibleDescription(/^You must be at least 21 years old\./);
  expect(box('Occupation')).toHaveValue('Student');
  expect(onClose).not.toHaveBeenCalled();
});

test('[MEM-01] a lost answer is reported; what was saved after all is not sent again', async () => {
  const { setup, write, save } = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await write('Occupation', 'Teacher');
  await save();
  expect(await screen.findByRole('group', { name: /^Cannot reach the server/ })).toBeVisible();
  expect(box('Occupation')).toHaveValue('Teacher');
  await waitFor(() => expect(box('Occupation').defaultValue).toBe('Teacher'));
  await save();
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  expect(sent(setup)).toBe(1);
});

test('[MEM-01] closing asks only if something would be lost', async () => {
  const { setup, user, write } = await opened();
  const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel' }));
  await write('Nickname', 'Rafi');
  await cancel();
  expect((await question(setup)).title).toBe('Leave without saving?');
  await answerQuestion(setup, false);
  expect(onClose).not.toHaveBeenCalled();
  await write('Nickname', 'Rafid');
  await cancel();
  expect(onClose).toHaveBeenCalledOnce();
});

test('[MEM-01] the level and the labels that the operator gave stand above the form', async () => {
  const { setup } = await opened();
  const { clubLabel, memberLabel = [] } = await setup.runtime.api.getMemberInfo();
  expect(memberLabel).not.toHaveLength(0);
  const list = screen.getByRole('list', { name: 'Your level and labels' });
  for (const label of [clubLabel?.labelName ?? '', ...memberLabel]) {
    expect(list).toHaveTextContent(label);
  }
});
