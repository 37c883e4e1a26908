import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { answerQuestion, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, type TestRuntime } from '../../testing/test-runtime.tsx';
import { type AgentPage, openAsAgent } from '../team-figures/agent-page.fixture.tsx';
import { EnvelopesWidget } from './EnvelopesWidget.tsx';

const words = catalogues.en;
export const path = '/wps/v2/redEnvelope';

export const open = (test?: TestRuntime, username?: string) =>
  openAsAgent(<EnvelopesWidget />, { test, username });
export const amount = () => screen.getByRole('textbox', { name: words['envelope.each'] });
export const greeting = () => screen.getByRole('textbox', { name: 'Greeting (optional)' });
export const password = () => screen.getByLabelText(/^Transaction password/);
export const send = () => screen.getByRole('button', { name: /^Send / });
export const details = () => screen.getByRole('button', { name: /^Details, / });
export const dialog = () => screen.getByRole('dialog');

const itemsOf = (name: string) => {
  const list = screen.queryByRole('list', { name });
  return list ? within(list).getAllByRole('listitem') : [];
};
/** The accounts chosen as recipients. */
export const chosen = () =>
  itemsOf(words['envelope.recipients']).map(({ textContent }) =>
    textContent?.replace(/ Remove$/, ''),
  );
export const envelopes = () => itemsOf(words['envelope.past']);
export const oneEnvelope = () => waitFor(() => expect(envelopes()).toHaveLength(1));
export const claims = () => itemsOf(words['envelope.claims']);

/** Chooses the first account of the list as another recipient. */
export async function choose({ user }: AgentPage) {
  const before = chosen().length;
  await user.click(screen.getByRole('button', { name: words['envelope.showDownlines'] }));
  const [first] = await screen.findAllByRole('option');
  if (!first) throw new Error('There is nobody to choose');
  await user.click(first);
  await waitFor(() => expect(chosen()).toHaveLength(before + 1));
}
export async function fill({ user }: AgentPage, each: string, secret = '246810') {
  await user.type(amount(), each);
  await user.type(password(), secret);
}
export const questions = ({ runtime: { dialogs } }: AgentPage) => dialogs.getSnapshot();
export const asked = (page: AgentPage) => waitFor(() => expect(questions(page)).toHaveLength(1));
/** What the open question says. This page does not show it. */
export function questionText(page: AgentPage) {
  const { container, unmount } = renderPage(page, questions(page)[0]?.body);
  const text = container.textContent;
  unmount();
  return text;
}
export async function sendAndConfirm(page: AgentPage) {
  await page.user.click(send());
  await asked(page);
  await answerQuestion(page, true);
}
export const sent = (page: AgentPage) => timesSent(page, `POST ${path}`);
export const main = async ({ runtime }: AgentPage) => (await runtime.api.getWallets()).main;
