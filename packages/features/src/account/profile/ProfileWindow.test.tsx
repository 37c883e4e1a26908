// @vitest-environment jsdom
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { errorTextOf, modal } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, press, pressTwice, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { ProfileWindow } from './ProfileWindow.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/member/profile';
const picturePath = '/wps/relay/MCSFE_setPlayerAvatar';
const onClose = vi.fn();
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  onClose.mockClear();
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const field = (name: string) => {
  const found = modal().querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const submit = () => {
  const found = modal().querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('There is nothing to press');
  return found;
};
const errorOf = (name: string) => errorTextOf(field(name));
const write = (name: string, value: string) => typeIn(field(name), value);

async function opened(prepare: (test: TestRuntime) => Promise<void> = async () => undefined) {
  const setup = createTestRuntime({ language: 'en' });
  await prepare(setup);
  await logIn(setup);
  await draw(root, setup, <ProfileWindow onClose={onClose} />);
  await settled(() => expect(modal().querySelectorAll('[type="radio"]').length).toBe(6));
  await settled(() => expect(submit()).toBeTruthy());
  return setup;
}
const newcomer = (setup: TestRuntime) => setup.setScenario('new-member');
const sent = (setup: TestRuntime, line = `PUT ${path}`) => timesSent(setup, line);
const nicknameOf = ({ runtime }: TestRuntime) => {
  const state = runtime.session.store.getState();
  return 'member' in state ? state.member.nickname : null;
};

test('[MEM-01] a new nickname is saved once, confirmed, and used at once; the window closes', async () => {
  const setup = await opened();
  expect(nicknameOf(setup)).toBe('Rafid');
  expect(modal().textContent).toContain('Rafid Hasan');
  expect(modal().querySelector('[name="realName"]')).toBeNull();
  await write('nickname', 'Rafi');
  await pressTwice(submit);
  await settled(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent(setup)).toBe(1);
  expect(sent(setup, `POST ${picturePath}`)).toBe(0);
  expect(nicknameOf(setup)).toBe('Rafi');
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toBe('Details saved.');
});

test('[MEM-01] a new picture alone is saved alone', async () => {
  const setup = await opened();
  const other = modal().querySelector<HTMLInputElement>('[type="radio"]:not(:checked)');
  if (!other) throw new Error('There is no other picture');
  await press(other);
  await press(submit());
  await settled(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent(setup)).toBe(0);
  expect((await setup.runtime.api.getPlayerAvatar()).avatarId).toBe(other.value);
});

test('[MEM-01] a real name needs a confirmation; "no" sends nothing and keeps it in the field', async () => {
  const setup = await opened(newcomer);
  await write('realName', 'Rafid Hasan');
  await press(submit());
  const [question] = setup.runtime.dialogs.getSnapshot();
  expect(question?.title).toBe('Save these details?');
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(0);
  expect(field('realName').value).toBe('Rafid Hasan');
  await press(submit());
  await answerQuestion(setup, true);
  await settled(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await setup.runtime.api.getProfile()).toMatchObject({
    realName: 'Rafid Hasan',
    locked: ['realName'],
  });
});

test('[MEM-01] [REG-06] a member who is too young sees an error at the birthday; the typed text stays', async () => {
  const setup = await opened(newcomer);
  await write('occupation', 'Student');
  await write('birthday', '2010-01-01');
  await press(submit());
  await answerQuestion(setup, true);
  await settled(() => expect(errorOf('birthday')).toContain('at least 21'));
  expect(field('occupation').value).toBe('Student');
  expect(onClose).not.toHaveBeenCalled();
});

test('[MEM-01] a lost answer is reported; what was saved after all is not sent again', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await write('occupation', 'Teacher');
  await press(submit());
  await settled(() => expect(modal().querySelector('[role="group"]')).not.toBeNull());
  expect(field('occupation').value).toBe('Teacher');
  await settled(() => expect(field('occupation').defaultValue).toBe('Teacher'));
  await press(submit());
  expect(modal().textContent).toContain('Nothing has been changed yet.');
  expect(sent(setup)).toBe(1);
});

test('[MEM-01] closing asks only if something would be lost', async () => {
  const setup = await opened();
  const cancel = [...modal().querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Cancel',
  );
  if (!cancel) throw new Error('There is no way out');
  await write('nickname', 'Rafi');
  await press(cancel);
  expect(setup.runtime.dialogs.getSnapshot()[0]?.title).toBe('Leave without saving?');
  await answerQuestion(setup, false);
  expect(onClose).not.toHaveBeenCalled();
  await write('nickname', 'Rafid');
  await press(cancel);
  expect(onClose).toHaveBeenCalledOnce();
});
