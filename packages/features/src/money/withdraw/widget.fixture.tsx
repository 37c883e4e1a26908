import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { type RenderedPage, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { WithdrawWidget, type WithdrawWidgetProps } from './WithdrawWidget.tsx';

stubMatchMedia(false);

export const path = '/wps/v2/withdraw';
export const taka = '\u09F3';
/** The sentence after an answer that was lost. */
export const unclear = /^No clear answer came, so we do not know yet/;

export const amount = () => screen.getByRole('textbox', { name: 'Amount' });
// A password field has no role.
export const password = () => screen.getByLabelText(/^Transaction password/);
export const submit = () => screen.getByRole('button', { name: /^Withdraw/ });

/** Puts a text in place of what is in the field. At once, because the fee of every amount on the way is asked for. */
export async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}
export async function fill(user: UserEvent, money: string, secret = '246810') {
  await write(user, amount(), money);
  await write(user, password(), secret);
}

export async function opened(
  props: WithdrawWidgetProps = { pollMs: false },
  setup = createTestRuntime({ language: 'en' }),
): Promise<RenderedPage & { readonly setup: TestRuntime }> {
  await logIn(setup);
  const page = renderPage(
    setup,
    <>
      <WithdrawWidget {...props} />
      <OverlayHost registry={{}} />
    </>,
  );
  // A window may be open over the form, so that its roles are hidden.
  await screen.findByText('You confirm it in the next step.');
  return { setup, ...page };
}

export const question = () => screen.findByRole('alertdialog');
/** Presses a button of the question, and waits until it has closed. */
export async function answer(user: UserEvent, name: string) {
  await user.click(within(await question()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
/** The part of the page with the result of the calculation. */
export const sums = () => screen.getByRole('region', { name: 'Calculation' });
export const emptied = () => waitFor(() => expect(amount()).toHaveValue(''));
export const sent = (setup: TestRuntime, to = path) => timesSent(setup, `POST ${to}`);
export const main = async ({ runtime }: TestRuntime) =>
  Number((await runtime.api.getWallets()).main);
/** The newest of the past withdrawals. */
export function newest(): HTMLElement {
  const past = within(screen.getByRole('region', { name: 'Withdrawals' }));
  const [row] = past.getAllByRole('button');
  if (!row) throw new Error('There is no withdrawal');
  return row;
}
export const refuseWith = (setup: TestRuntime, code: string, to = path) =>
  setup.setScenario({ faults: [{ path: to, kind: 'business', code, times: 1 }] });
