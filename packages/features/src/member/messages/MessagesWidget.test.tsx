// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newPlace } from '../../testing/page.fixture.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { MessagesWidget } from './MessagesWidget.tsx';

const read = 'POST /wps/v2/messages/read';
const remove = 'POST /wps/v2/messages/delete';
const texts = catalogues.en;
const roots: Root[] = [];

beforeEach(() => {
  stubMatchMedia(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

/** The unread count in the menu of the centre. */
function Badge() {
  const { api } = useRuntime();
  const { data } = useQuery(queries.unreadCount(api));
  return <output>{data?.messageCount}</output>;
}

async function open(language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  const { box: place, root } = newPlace();
  roots.push(root);
  root.render(
    <TestProviders test={backend} language={language}>
      <Badge />
      <MessagesWidget />
    </TestProviders>,
  );
  const words = catalogues[language];
  const button = (key: keyof typeof texts) =>
    vi.waitFor(() => {
      const found = [...place.querySelectorAll('button')].find(
        (one) => one.textContent === words[key] || one.getAttribute('aria-label') === words[key],
      );
      if (!found) throw new Error(`No button ${words[key]}`);
      return found;
    });
  const rows = () => [...place.querySelectorAll<HTMLElement>('li > button[data-state]')];
  const boxes = () => [...place.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const count = (call: string) => timesSent(backend, call);
  const answer = async (yes: boolean) => {
    const question = await vi.waitFor(() => {
      const [asked] = backend.runtime.dialogs.getSnapshot();
      if (!asked) throw new Error('Nothing was asked');
      return asked;
    });
    backend.runtime.dialogs.answer(question.id, yes);
    return question.title;
  };
  await vi.waitFor(() => expect(rows()).toHaveLength(6));
  await vi.waitFor(() => expect(place.querySelector('output')?.textContent).toBe('2'));
  return {
    ...backend,
    place,
    badge: () => place.querySelector('output')?.textContent,
    unread: () => place.querySelectorAll('[data-state="unread"]').length,
    total: () => place.querySelector('[data-part="summary"]')?.textContent ?? '',
    alert: () => place.querySelector('[role="alert"]')?.textContent ?? '',
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
    button,
    rows,
    boxes,
    count,
    answer,
  };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MSG-01] [MEM-13] (${language}) opening a message marks it as read, and the badge decreases`, async () => {
    const page = await open(language);
    expect(page.unread()).toBe(2);
    page.rows()[0]?.click();
    await vi.waitFor(() => expect(page.badge()).toBe('1'));
    await vi.waitFor(() => expect(page.unread()).toBe(1));
    expect(page.place.querySelector('article h3')?.textContent).toBe(
      page.rows()[0]?.querySelector('span > span')?.textContent,
    );
    page.rows()[0]?.click();
    expect(page.count(read)).toBe(1);
  });
}

test('[MSG-01] with the unread filter an opened message stays open while the list drops it', async () => {
  const page = await open();
  page.place.querySelector<HTMLInputElement>('[value="unread"]')?.click();
  await vi.waitFor(() => expect(page.rows()).toHaveLength(2));
  const title = page.rows()[0]?.querySelector('span > span')?.textContent;
  page.rows()[0]?.click();
  await vi.waitFor(() => expect(page.rows()).toHaveLength(1));
  expect(page.place.querySelector('article h3')?.textContent).toBe(title);
});

test('[MSG-01] marks all as read at once', async () => {
  const page = await open();
  const all = await page.button('message.markAllRead');
  all.click();
  all.click();
  await vi.waitFor(() => expect(page.badge()).toBe('0'));
  expect(page.count(read)).toBe(1);
  expect(page.said()).toEqual([texts['success.allRead']]);
});

test('[MSG-01] [MOD-02] a message is deleted only after a question', async () => {
  const page = await open();
  page.rows()[1]?.click();
  (await page.button('action.delete')).click();
  expect(await page.answer(false)).toBe(texts['confirm.deleteMessage.title']);
  await vi.waitFor(() => expect(page.runtime.dialogs.getSnapshot()).toEqual([]));
  expect(page.count(remove)).toBe(0);
  // The button works again once it has got the refusal.
  await vi.waitFor(async () => {
    (await page.button('action.delete')).click();
    expect(page.runtime.dialogs.getSnapshot()).toHaveLength(1);
  });
  await page.answer(true);
  await vi.waitFor(() => expect(page.total()).toBe('1–6 of 13'));
  expect(page.place.querySelector('article h3')).toBe(null);
  expect(page.said()).toEqual([texts['success.messageDeleted']]);
});

test('[MSG-01] several are ticked across pages and deleted together', async () => {
  const page = await open();
  (await page.button('message.choose')).click();
  await vi.waitFor(() => expect(page.boxes()).toHaveLength(7));
  page.boxes()[1]?.click();
  (await page.button('a11y.nextPage')).click();
  await vi.waitFor(() => expect(page.total()).toBe('7–12 of 14'));
  page.boxes()[2]?.click();
  await vi.waitFor(() => expect(page.place.textContent).toContain('2 chosen'));
  (await page.button('action.delete')).click();
  expect(await page.answer(true)).toBe('Delete 2 messages?');
  await vi.waitFor(() => expect(page.total()).toBe('7–12 of 12'));
  expect(page.count(remove)).toBe(1);
  expect(page.badge()).toBe('1');
});

test('[MSG-01] all are deleted after a question, and the page says so', async () => {
  const page = await open();
  (await page.button('message.choose')).click();
  (await page.button('message.deleteAll')).click();
  expect(await page.answer(true)).toBe(texts['confirm.deleteAll.title']);
  await vi.waitFor(() => expect(page.place.textContent).toContain(texts['empty.messages.title']));
  expect(page.badge()).toBe('0');
});

test('[MSG-01] when all messages of a page are deleted the previous page is shown', async () => {
  const page = await open();
  (await page.button('a11y.nextPage')).click();
  await vi.waitFor(() => expect(page.total()).toBe('7–12 of 14'));
  (await page.button('a11y.nextPage')).click();
  await vi.waitFor(() => expect(page.total()).toBe('13–14 of 14'));
  (await page.button('message.choose')).click();
  await vi.waitFor(() => expect(page.boxes()).toHaveLength(3));
  page.boxes()[0]?.click();
  (await page.button('action.delete')).click();
  await page.answer(true);
  await vi.waitFor(() => expect(page.total()).toBe('7–12 of 12'));
});

test('[ERR-01] [MSG-01] a failed deletion shows an error, and no message is lost', async () => {
  const page = await open();
  await page.setScenario({
    faults: [{ path: '/wps/v2/messages/delete', kind: 'http', status: 502 }],
  });
  page.rows()[2]?.click();
  (await page.button('action.delete')).click();
  await page.answer(true);
  await vi.waitFor(() => expect(page.alert()).toBe(texts['error.server']));
  expect(page.total()).toBe('1–6 of 14');
  expect(page.said()).toEqual([]);
});
