import { act } from 'react';
import { expect } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { findIn } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { press, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { EnvelopesWidget } from './EnvelopesWidget.tsx';

export const path = '/wps/v2/redEnvelope';

/** Renders the page over its own sandbox, with helpers to use it. */
export function stage() {
  const { box, root } = newPlace();
  const find = <Found extends Element>(selector: string) => findIn<Found>(box, selector);
  const field = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`);
  const submit = () => find<HTMLButtonElement>('button[type="submit"]');
  const says = (element: Element) =>
    (element.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const button = (text: string) => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === text,
    );
    if (!found) throw new Error(`There is no button ${text}`);
    return found;
  };
  const write = (name: string, value: string) => typeIn(field(name), value);
  const chips = () =>
    [...box.querySelectorAll<HTMLElement>('[data-component="chip"]')].map(
      (chip) => chip.querySelector('bdi')?.textContent ?? '',
    );
  /** Chooses the account at this position of the open list. */
  const choose = async (place = 0) => {
    const before = chips().length;
    await press(find<HTMLElement>('[data-part="toggle"]'));
    const option = box.querySelectorAll<HTMLElement>('[role="option"]')[place];
    if (!option) throw new Error('There is nobody to choose');
    await press(option);
    await settled(() => expect(chips()).toHaveLength(before + 1));
  };
  const rows = () =>
    [...box.querySelectorAll('[data-envelope]')].map(({ textContent }) => textContent);
  const open = async (username = 'demo_agent', setup = createTestRuntime({ language: 'en' })) => {
    await logIn(setup, username);
    await draw(root, setup, <EnvelopesWidget />);
    return setup;
  };
  const ready = async () => {
    const setup = await open();
    await settled(() => expect(submit()).toBeTruthy());
    return setup;
  };
  const fill = async (amount: string, password = '246810') => {
    await write('amount', amount);
    await write('paymentPassword', password);
  };
  const clear = () => removePlace(root, box);
  const hide = () => act(async () => root.render(null));
  return {
    box,
    find,
    field,
    submit,
    says,
    button,
    write,
    chips,
    choose,
    rows,
    open,
    ready,
    fill,
    clear,
    hide,
  };
}

export const question = ({ runtime: { dialogs } }: TestRuntime) => dialogs.getSnapshot();
export const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);
export const main = async ({ runtime }: TestRuntime) => (await runtime.api.getWallets()).main;
