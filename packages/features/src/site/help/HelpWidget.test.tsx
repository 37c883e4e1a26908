// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { HelpWidget, type HelpWidgetProps } from './HelpWidget.tsx';

const scrolled = vi.fn();
// jsdom has no layout.
HTMLElement.prototype.scrollIntoView = scrolled;

const path = 'GET /wps/system/helpCenter';

beforeEach(() => scrolled.mockClear());

/** The buttons that open an answer: each stands in a heading. */
const questions = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .flatMap((heading) => within(heading).queryAllByRole('button'));
const words = () => questions().map(({ textContent }) => textContent);

async function search(user: UserEvent, text: string) {
  await user.clear(screen.getByRole('searchbox'));
  await user.paste(text);
}

async function opened(props: Partial<HelpWidgetProps> = {}) {
  const setup = createTestRuntime({ language: 'en' });
  const asked = { onTopic: vi.fn(), onQuestion: vi.fn() };
  const { user } = renderPage(
    setup,
    <HelpWidget helpHref="/helpmc" topic={null} question={null} {...asked} {...props} />,
  );
  await waitFor(() => expect(questions().length).toBeGreaterThan(1));
  return { setup, user, ...asked };
}

test('[HLP-01] a Bengali word finds the English answer; the other language loads on demand', async () => {
  const { setup, user } = await opened();
  const asked = () => timesSent(setup, path);
  expect(asked()).toBe(1);
  await search(user, '\u099F\u09BE\u09B0\u09CD\u09A8\u0993\u09AD\u09BE\u09B0\u09C7\u09B0');
  await waitFor(() => expect(words()).toEqual(['How is the turnover counted?']));
  expect(asked()).toBe(2);
  await search(user, 'turnover');
  expect(words()).toEqual(['How is the turnover counted?']);
});

test('[HLP-01] a link to a question opens it, in view, among those of its topic', async () => {
  const { user, onQuestion } = await opened({ question: 'password' });
  const open = screen.getByRole('button', { name: 'What if I forget my password?' });
  expect(open).toHaveAttribute('aria-expanded', 'true');
  expect(questions()).toHaveLength(3);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(await screen.findByText(/Choose \u201cForgot password\u201d/)).toBeVisible();
  await user.click(open);
  // After it is closed the list still shows its topic.
  expect(onQuestion).toHaveBeenCalledWith(null, 'account');
});

test('[HLP-01] an opened question has an address; a link to a removed one says so', async () => {
  const { user, onQuestion } = await opened({ question: 'no-more' });
  expect(screen.getByText('This was not found.')).toBeVisible();
  const [first] = questions();
  if (first) await user.click(first);
  expect(onQuestion).toHaveBeenCalledWith('captcha', null);
});

test('[HLP-01] [LAY-06] a search without results offers feedback on the same path, and customer service', async () => {
  const { setup, user } = await opened();
  await search(user, 'zzz');
  expect(await screen.findByText('Try other words or ask us.')).toBeVisible();
  const ways = screen.getAllByRole('link', { name: 'Send feedback' });
  expect(ways).toHaveLength(2);
  for (const way of ways) expect(way).toHaveAttribute('href', '/helpmc?page=feedback');
  await user.click(screen.getByRole('button', { name: 'Contact customer service' }));
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('service');
});
