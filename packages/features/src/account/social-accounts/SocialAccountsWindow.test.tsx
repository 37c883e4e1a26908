// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { answerQuestion, pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { SocialAccountsWindow } from './SocialAccountsWindow.tsx';

const path = '/wps/member/social';

/** Returns the row of a messenger. */
function rowOf(label: string) {
  const rows = screen.getAllByRole('listitem');
  const found = rows.find(({ textContent }) => textContent.startsWith(label));
  if (!found) throw new Error(`There is no ${label}`);
  return found;
}
const field = () => screen.getByRole('textbox');
const linkButton = () => screen.getByRole('button', { name: 'Link' });

async function opened() {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { user } = renderPage(setup, <SocialAccountsWindow onClose={() => undefined} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  return {
    setup,
    user,
    /** Opens the form of a messenger and types an account. */
    write: async (label: string, account: string) => {
      await user.click(screen.getByRole('button', { name: `Link: ${label}` }));
      await user.type(screen.getByRole('textbox', { name: label }), account);
    },
    link: () => user.click(linkButton()),
    answer: async (yes: boolean) => {
      await waitFor(() => expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1));
      await answerQuestion(setup, yes);
    },
  };
}
const sent = (setup: TestRuntime) => timesSent(setup, `PUT ${path}`);

/** Waits until the field says that the account belongs to another member. */
async function refused() {
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(/another member/);
}

test('[MEM-01] a linked account is shown masked and cannot be changed', async () => {
  await opened();
  const telegram = rowOf('Telegram');
  expect(telegram).toHaveTextContent('ra***ka');
  expect(within(telegram).queryByRole('button')).toBeNull();
  expect(screen.getByText('Once confirmed, a linked account cannot be changed.')).toBeVisible();
});

test('[MEM-01] "no" sends nothing and keeps the typed text; "yes" links the account, once', async () => {
  const { setup, write, link, answer } = await opened();
  await write('LINE ID', 'rafid.line');
  await pressTwiceAtOnce(linkButton);
  await answer(false);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  expect(sent(setup)).toBe(0);
  expect(field()).toHaveValue('rafid.line');
  await link();
  await answer(true);
  await waitFor(() => expect(rowOf('LINE')).toHaveTextContent('ra***ne'));
  expect(sent(setup)).toBe(1);
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toBe('Linked: LINE ID');
  expect(rowOf('LINE')).toHaveFocus();
});

test('[MEM-01] an account of another member is refused at its field, and the text stays', async () => {
  const { write, link, answer } = await opened();
  await write('Facebook profile', 'nila.dhaka');
  await link();
  await answer(true);
  await refused();
  expect(field()).toHaveValue('nila.dhaka');
});

test('[MEM-01] [ERR-01] a form that is opened again does not show the earlier refusal', async () => {
  const { user, write, link, answer } = await opened();
  await write('Facebook profile', 'nila.dhaka');
  for (const _times of [1, 2]) {
    await link();
    await answer(true);
    await refused();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Link: Facebook profile' }));
    expect(field()).toBeValid();
    expect(screen.queryByRole('group')).toBeNull();
    await user.type(field(), 'nila.dhaka');
  }
});

test('[MEM-01] a text that is too short is reported at its field; no question opens', async () => {
  const { setup, write, link } = await opened();
  await write('Zalo number', 'ab');
  await link();
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(/^Use 3\u201364 characters\./);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

test('[MEM-01] an account that was linked in another tab is reported and shown', async () => {
  const { setup, write, link, answer } = await opened();
  await write('Zalo number', 'rafid');
  await setup.runtime.api.linkSocialAccount({ channel: 'zalo', account: 'rafid.first' });
  await link();
  await answer(true);
  await waitFor(() => expect(rowOf('Zalo')).toHaveTextContent('ra***st'));
  expect(screen.getByRole('group', { name: 'This has already been done.' })).toBeVisible();
});

test('[MEM-01] after a lost answer the list shows that the account was linked', async () => {
  const { setup, write, link, answer } = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await write('Zalo number', 'rafid');
  await link();
  await answer(true);
  await waitFor(() => expect(rowOf('Zalo')).toHaveTextContent('ra***id'));
  expect(sent(setup)).toBe(1);
});
