import { act } from 'react';
import type { Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { errorTextOf, findIn } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, press, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { WithdrawWidget, type WithdrawWidgetProps } from './WithdrawWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
stubMatchMedia(false);

export const path = '/wps/v2/withdraw';
export const answerPath = '/wps/v2/withdraw/confirmation';
export const cancelPath = '/wps/v2/withdraw/cancel';
export const taka = '\u09F3';
let box: HTMLElement;
let root: Root;

/** Adds a container for the page. Call `take` after each test to remove it. */
export function place(): void {
  ({ box, root } = newPlace());
}
export async function take(): Promise<void> {
  await act(async () => root.unmount());
  document.body.replaceChildren();
}
/** The text of the page. */
export const pageText = (): string => box.textContent ?? '';

export const find = <Found extends Element>(selector: string, at: ParentNode = document) =>
  findIn<Found>(at, selector);
export const field = (name: string) =>
  find<HTMLInputElement | HTMLTextAreaElement>(`:is(input, textarea)[name="${name}"]`);
export const submit = () => find<HTMLButtonElement>('form button[type="submit"]');
export const errorOf = (name: string) => errorTextOf(field(name));
/** The last button with this name, because the topmost layer comes last in the document. */
export const button = (name: string) => {
  const all = [...document.querySelectorAll('button')];
  const found = all.filter(({ textContent }) => textContent === name).at(-1);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
export const pressed = async (name: string) => {
  await settled(() => expect(button(name)).toBeTruthy());
  await press(button(name));
};
/** The text of the window over the page. */
export const windowText = () => find('[role="dialog"]').textContent ?? '';

export async function write(name: string, value: string) {
  await typeIn(field(name), value);
}
export async function fill(amount: string, password = '246810') {
  await write('amount', amount);
  await write('paymentPassword', password);
}

export async function opened(
  props: WithdrawWidgetProps = { pollMs: false },
  setup = createTestRuntime({ language: 'en' }),
): Promise<TestRuntime> {
  await logIn(setup);
  await draw(
    root,
    setup,
    <>
      <WithdrawWidget {...props} />
      <OverlayHost registry={{}} />
    </>,
  );
  await settled(() => expect(submit()).toBeTruthy());
  return setup;
}

export const question = async ({ runtime: { dialogs } }: TestRuntime) => {
  await settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
  await settled(() => expect(find('[role="alertdialog"]')).toBeTruthy());
  return find('[role="alertdialog"]').textContent ?? '';
};
export async function answer(setup: TestRuntime, yes: boolean) {
  await question(setup);
  await answerQuestion(setup, yes);
}
export const sent = (setup: TestRuntime, to = path) => timesSent(setup, `POST ${to}`);
export const main = async ({ runtime }: TestRuntime) =>
  Number((await runtime.api.getWallets()).main);
export const rows = () => [...document.querySelectorAll<HTMLElement>('[data-order]')];
export const refuseWith = (setup: TestRuntime, code: string, to = path) =>
  setup.setScenario({ faults: [{ path: to, kind: 'business', code, times: 1 }] });
