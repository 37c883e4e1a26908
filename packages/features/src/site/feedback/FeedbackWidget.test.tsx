// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findIn } from '../../testing/lookup.fixture.ts';
import { newKey } from '../../testing/new-key.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { FeedbackWidget } from './FeedbackWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/feedback';
const text = 'The game stays black after the second round.';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const said = () => box.textContent ?? '';
const find = <Found extends Element>(selector: string) => findIn<Found>(box, selector);
const content = () => find<HTMLTextAreaElement>('textarea[name="content"]');
const press = (name: string) =>
  act(async () => {
    const all = [...box.querySelectorAll('button')];
    const found = all.find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button ${name}`);
    found.click();
  });
const send = () => press('Send feedback');

const setter = (element: HTMLElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
/** Sets the value through the native setter, so that React sees an input event. */
const write = (element: HTMLTextAreaElement | HTMLSelectElement, value: string) =>
  act(async () => {
    setter(element)?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
async function fill(value = text) {
  await write(find<HTMLSelectElement>('select'), 'GAME');
  await write(content(), value);
}
const calls = (setup: TestRuntime, call = `PUT ${path}`) => timesSent(setup, call);
const logIn = ({ runtime }: TestRuntime, username = 'demo_member') =>
  act(async () => {
    await runtime.session.login({ type: 'username', username, password: 'Parlour#2026' });
  });

/** Sends a feedback without the page, and returns its number. */
async function numberOfNext({ runtime: { api } }: TestRuntime): Promise<number> {
  const { reference } = await api.sendFeedback(
    { questionType: 'OTHER', content: text },
    await newKey(),
  );
  return Number(/\d+$/.exec(reference)?.[0]);
}

const show = (setup: TestRuntime, isThere = true) =>
  draw(root, setup, isThere && <FeedbackWidget helpHref="/help" device={() => 'Sample browser'} />);

async function opened(setup = createTestRuntime({ language: 'en' })): Promise<TestRuntime> {
  await show(setup);
  await settled(() => expect(content()).toBeTruthy());
  return setup;
}
const asMember = async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  return opened(setup);
};

test('[VAL-03] [HLP-01] 9 and 501 characters are errors, 10 characters of two units each are sent', async () => {
  const setup = await opened();
  const bounds = 'Feedback must have 10\u2013500 characters.';
  await fill('x'.repeat(9));
  expect(said()).toContain('1 more character needed');
  await send();
  expect(said()).toContain(bounds);
  await write(content(), 'x'.repeat(503));
  expect(said()).toContain('3 characters too many');
  await send();
  expect(said()).toContain(bounds);
  expect(content().value).toHaveLength(503);
  expect(calls(setup)).toBe(0);
  await write(content(), '\u{1F490}'.repeat(10));
  expect(said()).toContain('490 characters left');
  expect(said()).not.toContain(bounds);
  await send();
  await settled(() => expect(said()).toContain('Feedback sent.'));
  expect(calls(setup)).toBe(1);
});

test('[HLP-01] a visitor gets a number but no promise of an answer; pictures need a login', async () => {
  const setup = await opened();
  expect(box.querySelector('input[type="file"]')).toBeNull();
  await fill();
  await send();
  await settled(() => expect(said()).toMatch(/FB\S*\d/));
  expect(said()).toContain('no answer can be shown here');
  await press('Write another');
  expect(content().value).toBe('');
  expect(calls(setup)).toBe(1);
});

test("[HLP-01] [GRD-01] keeps a visitor's text through the login; then pictures can be added", async () => {
  const setup = await opened();
  await fill();
  await press('Log in');
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('login');
  await logIn(setup);
  await settled(() => expect(box.querySelector('input[type="file"]')).not.toBeNull());
  expect(content().value).toBe(text);
  await send();
  await settled(() => expect(said()).toContain('under \u201cEarlier feedback\u201d'));
  const { rows } = await setup.runtime.api.getFeedback({});
  expect(rows.map((one) => one.content)).toEqual([text]);
  await settled(() => expect(said()).toContain('Not answered yet'));
});

test.each([
  ['a visitor', opened],
  ['a member', asMember],
])(
  '[WAL-07] [HLP-01] a lost answer to %s keeps the text; sending it again counts once',
  async (_who, begin) => {
    const setup = await begin();
    const before = await numberOfNext(setup);
    await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
    await fill();
    await send();
    await settled(() => expect(said()).toContain('we do not know yet if it arrived'));
    expect(content().value).toBe(text);
    await press('Try again');
    await settled(() => expect(said()).toContain('Feedback sent.'));
    // There is exactly one number between the one before and the one after.
    expect((await numberOfNext(setup)) - before).toBe(2);
  },
);

test('[HLP-01] [ERR-01] a refusal keeps the text and says why; leaving the page loses nothing', async () => {
  const setup = await asMember();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'RATE_LIMITED', times: 1 }],
  });
  await fill();
  await send();
  await settled(() => expect(find('form [data-component="alert"]')).toBeTruthy());
  expect(content().value).toBe(text);
  await show(setup, false);
  await show(setup);
  await settled(() => expect(content().value).toBe(text));
  expect(find<HTMLSelectElement>('select').value).toBe('GAME');
});

test('[HLP-01] when a session ends nothing is sent, and only its member gets the text back', async () => {
  const setup = await asMember();
  await fill();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'UNAUTHENTICATED', times: 1 }],
  });
  await send();
  await settled(() => expect(setup.runtime.session.store.getState().kind).toBe('anonymous'));
  await settled(() => expect(said()).toContain('Log in to continue'));
  expect(content().value).toBe(text);
  await logIn(setup);
  expect(content().value).toBe(text);
  expect(calls(setup)).toBe(1);
  await act(async () => {
    await setup.runtime.session.logout();
  });
  await settled(() => expect(content().value).toBe(''));
  await logIn(setup, 'demo_vip');
  expect(content().value).toBe('');
});

test('[HLP-01] sends the uploaded pictures, and empties the form after', async () => {
  const setup = await asMember();
  const file = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])], 'screen.jpg', {
    type: 'image/jpeg',
  });
  await act(async () => {
    const input = find<HTMLInputElement>('input[type="file"]');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settled(() => expect(calls(setup, 'PUT /wps/uploads/part')).toBe(1));
  await settled(() => expect(find('[data-part="list"] [data-state="done"]')).toBeTruthy());
  await fill();
  await send();
  await settled(() => expect(said()).toContain('Feedback sent.'));
  await press('Write another');
  expect(box.querySelector('[data-part="list"] [data-state="done"]')).toBeNull();
});
