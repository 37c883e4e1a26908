// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { answerQuestion, pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { MessagesWidget } from './MessagesWidget.tsx';

const read = 'POST /wps/v2/messages/read';
const remove = 'POST /wps/v2/messages/delete';
const texts = catalogues.en;

// A wide screen: the list stays beside an open message.
beforeEach(() => stubMatchMedia(true));

/** The unread count in the menu of the centre. */
function Badge() {
  const { api } = useRuntime();
  const { data } = useQuery(queries.unreadCount(api));
  return <output aria-label="Badge">{data?.messageCount}</output>;
}
const badge = () => screen.getByRole('status', { name: 'Badge' });

/** The messages in the list: each ends with its time. */
const rows = () => screen.queryAllByRole('button', { name: /\d{4}-\d\d-\d\d/ });
const row = (place: number) => rows()[place] ?? document.body;
const box = (place: number) => screen.getAllByRole('checkbox')[place] ?? document.body;
const button = (key: keyof typeof texts) => screen.getByRole('button', { name: texts[key] });
/** The open message. */
const opened = () => within(screen.getByRole('article'));

async function open(language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  const { user } = renderPage(
    backend,
    <>
      <Badge />
      <MessagesWidget />
    </>,
    language,
  );
  await waitFor(() => expect(rows()).toHaveLength(6));
  await waitFor(() => expect(badge()).toHaveTextContent(/^2$/));
  const { dialogs, toasts } = backend.runtime;
  return {
    ...backend,
    user,
    count: (call: string) => timesSent(backend, call),
    said: () => toasts.getSnapshot().map(({ title }) => title),
    /** Answers the question, and returns it. */
    answer: async (yes: boolean) => {
      await waitFor(() => expect(dialogs.getSnapshot()).toHaveLength(1));
      const [question] = dialogs.getSnapshot();
      await answerQuestion(backend, yes);
      return question?.title;
    },
  };
}

/** The two numbers at the top: promotions, and unread messages. */
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test.each([
  ['demo_member', ['2', '2']],
  ['demo_vip', ['3', '1']],
  ['demo_agent', ['4', '2']],
])(
  '[LAY-03] [MSG-01] the two rows of %s add up to the number of the bell',
  async (account, shown) => {
    const backend = createTestRuntime({ language: 'en' });
    await logIn(backend, account);
    const { user } = renderPage(backend, <MessagesWidget />);
    await waitFor(() => expect(figures()).toEqual(shown));
    const state = backend.runtime.session.store.getState();
    const bell = state.kind === 'authenticated' ? state.member.badgeCount : null;
    expect(figures().reduce((sum, one) => sum + Number(one), 0)).toBe(bell);
    expect(screen.getByRole('link', { name: texts['message.newPromotions'] })).toHaveAttribute(
      'href',
      '/promotions',
    );
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await user.click(row(0));
    await waitFor(() => expect(figures()).toEqual([shown[0], String(Number(shown[1]) - 1)]));
  },
);

for (const language of ['bn', 'en'] as const) {
  test(`[MSG-01] [MEM-13] (${language}) opening a message marks it as read, and the badge decreases`, async () => {
    const page = await open(language);
    const name = new RegExp(catalogues[language]['status.message.unread']);
    const unread = () => screen.queryAllByRole('button', { name });
    expect(unread()).toHaveLength(2);
    await page.user.click(row(0));
    await waitFor(() => expect(badge()).toHaveTextContent(/^1$/));
    await waitFor(() => expect(unread()).toHaveLength(1));
    const title = opened().getByRole('heading');
    expect(within(row(0)).getByText(title.textContent ?? '')).toBeVisible();
    await page.user.click(row(0));
    expect(page.count(read)).toBe(1);
  });
}

test('[MSG-01] with the unread filter an opened message stays open while the list drops it', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('radio', { name: /^Unread/ }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  const [newest] = (await page.runtime.api.getMessages({ pageSize: 1 })).rows;
  const title = newest?.title ?? 'no title';
  expect(within(row(0)).getByText(title)).toBeVisible();
  await page.user.click(row(0));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(opened().getByRole('heading', { name: title })).toBeVisible();
});

test('[MSG-01] marks all as read at once', async () => {
  const page = await open();
  await pressTwiceAtOnce(() => button('message.markAllRead'));
  await waitFor(() => expect(badge()).toHaveTextContent(/^0$/));
  expect(page.count(read)).toBe(1);
  expect(page.said()).toEqual([texts['success.allRead']]);
});

test('[MSG-01] [MOD-02] a message is deleted only after a question', async () => {
  const page = await open();
  await page.user.click(row(1));
  await page.user.click(button('action.delete'));
  expect(await page.answer(false)).toBe(texts['confirm.deleteMessage.title']);
  await waitFor(() => expect(page.runtime.dialogs.getSnapshot()).toEqual([]));
  expect(page.count(remove)).toBe(0);
  // The button works again once it has got the refusal.
  await waitFor(() => expect(button('action.delete')).not.toHaveAttribute('aria-busy'));
  await page.user.click(button('action.delete'));
  await page.answer(true);
  expect(await screen.findByText('1–6 of 13')).toBeVisible();
  expect(opened().queryByRole('heading')).toBeNull();
  expect(page.said()).toEqual([texts['success.messageDeleted']]);
});

test('[MSG-01] several are ticked across pages and deleted together', async () => {
  const page = await open();
  await page.user.click(button('message.choose'));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(7));
  await page.user.click(box(1));
  await page.user.click(button('a11y.nextPage'));
  await screen.findByText('7–12 of 14');
  await page.user.click(box(2));
  expect(await screen.findByText('2 chosen')).toBeVisible();
  await page.user.click(button('action.delete'));
  expect(await page.answer(true)).toBe('Delete 2 messages?');
  expect(await screen.findByText('7–12 of 12')).toBeVisible();
  expect(page.count(remove)).toBe(1);
  expect(badge()).toHaveTextContent(/^1$/);
});

test('[MSG-01] all are deleted after a question, and the page says so', async () => {
  const page = await open();
  await page.user.click(button('message.choose'));
  await page.user.click(button('message.deleteAll'));
  expect(await page.answer(true)).toBe(texts['confirm.deleteAll.title']);
  expect(await screen.findByText(texts['empty.messages.title'])).toBeVisible();
  expect(badge()).toHaveTextContent(/^0$/);
});

test('[MSG-01] when all messages of a page are deleted the previous page is shown', async () => {
  const page = await open();
  await page.user.click(button('a11y.nextPage'));
  await screen.findByText('7–12 of 14');
  await page.user.click(button('a11y.nextPage'));
  await screen.findByText('13–14 of 14');
  await page.user.click(button('message.choose'));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3));
  await page.user.click(screen.getByRole('checkbox', { name: texts['message.choosePage'] }));
  await page.user.click(button('action.delete'));
  await page.answer(true);
  expect(await screen.findByText('7–12 of 12')).toBeVisible();
});

test('[ERR-01] [MSG-01] a failed deletion shows an error, and no message is lost', async () => {
  const page = await open();
  await page.setScenario({
    faults: [{ path: '/wps/v2/messages/delete', kind: 'http', status: 502 }],
  });
  await page.user.click(row(2));
  await page.user.click(button('action.delete'));
  await page.answer(true);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(texts['error.server']);
  expect(screen.getByText('1–6 of 14')).toBeVisible();
  expect(page.said()).toEqual([]);
});

test('[NOT-02] the announcements for members are read among the messages, and their count decreases', async () => {
  const page = await open();
  const { list } = await page.runtime.api.getAnnouncements({ execution: 'A' });
  const choice = () => screen.getByRole('radio', { name: /^Announcements/ });
  await page.user.click(choice());
  // Beside the list the first one is open at once.
  const [first, second] = list.map(({ title }) => title);
  expect(await screen.findByRole('article')).toHaveTextContent(first ?? 'no title');
  await waitFor(() => expect(choice()).toHaveAccessibleName(new RegExp(`${list.length - 1}$`)));
  await page.user.click(screen.getByRole('button', { name: new RegExp(second ?? 'no title') }));
  expect(opened().getByRole('heading')).toHaveTextContent(second ?? 'no title');
  expect(choice()).toHaveAccessibleName(new RegExp(`${list.length - 2}$`));
  expect(screen.queryByRole('button', { name: texts['message.choose'] })).toBeNull();
});
