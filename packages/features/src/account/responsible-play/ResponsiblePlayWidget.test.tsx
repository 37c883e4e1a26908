// @vitest-environment jsdom
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { findIn } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, press, pressTwice, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { ResponsiblePlayWidget } from './ResponsiblePlayWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/responsible/limits';
const exclusion = '/wps/responsible/exclusion';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const find = <Found extends Element>(selector: string) => findIn<Found>(document, selector);
const byName = (name: string): HTMLElement => {
  const all = document.querySelectorAll<HTMLElement>('button');
  const found = [...all].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`There is nothing called ${name}`);
  return found;
};
async function write(name: string, value: string) {
  await typeIn(find<HTMLInputElement>(`input[name="${name}"]`), value);
}
async function opened(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  await draw(root, setup, <ResponsiblePlayWidget />);
  await settled(() => expect(box.querySelector('section')).not.toBeNull());
  return setup;
}
const question = ({ runtime: { dialogs } }: TestRuntime) => dialogs.getSnapshot()[0];
const sent = (setup: TestRuntime, to = path) => timesSent(setup, `POST ${to}`);
const monthly = async ({ runtime }: TestRuntime) =>
  (await runtime.api.getPlayLimits()).limits.find(
    ({ kind, period }) => kind === 'deposit' && period === 'monthly',
  );
const gone = () => settled(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
const submit = () => find<HTMLButtonElement>('button[type="submit"]');

/** Sets the monthly deposit limit, which has no value at the start. */
async function set(value: string, button: string) {
  await press(byName(`${button}: Deposit limit, Monthly`));
  await write('value', value);
  await press(submit());
}

test('[X-01] the first limit starts at once; a lower one too, after a question', async () => {
  const setup = await opened();
  await set('5,000', 'Set a limit');
  await gone();
  expect(await monthly(setup)).toMatchObject({ amount: '5000.00' });
  await set('3000', 'Change');
  expect(question(setup)?.title).toBe('Lower your limit to \u09F33,000.00?');
  await answerQuestion(setup, true);
  await gone();
  expect(await monthly(setup)).toMatchObject({ amount: '3000.00' });
  expect(sent(setup)).toBe(2);
});

test('[X-01] a higher limit starts after the time the server says, is shown with its date and can be cancelled', async () => {
  const setup = await opened();
  await set('5000', 'Set a limit');
  await gone();
  await set('8000', 'Change');
  expect(question(setup)?.body).toContain('72 hours');
  await answerQuestion(setup, true);
  await gone();
  const waiting = await monthly(setup);
  expect(waiting).toMatchObject({ amount: '5000.00', pending: { amount: '8000.00' } });
  await settled(() =>
    expect(box.textContent).toContain('The higher limit of \u09F38,000.00 starts on 2026-11-23'),
  );
  await press(byName('Keep the old limit: Deposit limit, Monthly'));
  await settled(() => expect(box.textContent).not.toContain('\u09F38,000.00'));
  expect(await monthly(setup)).not.toHaveProperty('pending');
});

test('[X-01] [WAL-07] "no" sends nothing; two presses send one request', async () => {
  const setup = await opened();
  await set('5000', 'Set a limit');
  await gone();
  await set('3000', 'Change');
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(1);
  expect(find<HTMLInputElement>('input[name="value"]').value).toBe('3000');
  await pressTwice(submit);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1);
  await answerQuestion(setup, true);
  await gone();
  expect(sent(setup)).toBe(2);
});

test('[X-01] a lost answer keeps the typed value, and the list shows the result', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await set('5000', 'Set a limit');
  await settled(() => expect(find('[role="dialog"] [role="group"]')).toBeTruthy());
  expect(find<HTMLInputElement>('input[name="value"]').value).toBe('5000');
  await settled(() => expect(byName('Change: Deposit limit, Monthly')).toBeTruthy());
});

test("[X-01] a self-exclusion needs the password; afterwards the server's result is shown", async () => {
  const setup = await opened();
  await press(byName('Self-exclusion'));
  await settled(() =>
    expect(document.querySelectorAll('[role="radio"], input[type="radio"]')).toHaveLength(4),
  );
  await press(find<HTMLElement>('[role="radio"], input[type="radio"]'));
  await press(byName('Next'));
  await write('password', 'wrong');
  await press(submit());
  await settled(() => expect(sent(setup, exclusion)).toBe(1));
  await settled(() =>
    expect(find('input[name="password"]').getAttribute('aria-invalid')).toBe('true'),
  );
  // Going back and on again is a new attempt: the last error is not shown.
  await press(byName('Back'));
  await press(byName('Next'));
  expect(find('input[name="password"]').getAttribute('aria-invalid')).not.toBe('true');
  expect(document.querySelector('[data-component="error-summary"]')).toBeNull();
  await write('password', 'Parlour#2026');
  await press(submit());
  await settled(() =>
    expect(box.textContent).toContain('You have excluded yourself until 2027-05'),
  );
  expect(box.textContent).toContain('You can still withdraw.');
  expect((await setup.runtime.api.getPlayStatus()).paused).toBe(true);
});
