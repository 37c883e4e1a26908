import { findOperation } from '@parlour/api-client/schemas';
import { ChangePasswordModal } from '@parlour/features/account/change-password';
import { type Centre, type CentrePage, withPage } from '@parlour/features/centre-frame';
import { useMember } from '@parlour/features/runtime';
import { type KeyValueStore, memoryStore } from '@parlour/features/session';
import { OverlayHost } from '@parlour/features/shell';
import {
  catalogues,
  createTestRuntime,
  logIn,
  storyTime,
  TestProviders,
  type TestRuntime,
} from '@parlour/features/testing';
import { createSandbox, type Sandbox } from '@parlour/sandbox';
import { act, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';

export type Language = keyof typeof catalogues;
export type TextKey = keyof typeof catalogues.en;

/** The response that replaces the backend's answer. */
function answerOf(code: string): Response {
  // The header marks the fault as intended, so that the response is not validated against the contract.
  const headers = { 'X-Sandbox-Fault': code };
  switch (code) {
    case 'NETWORK':
      throw new TypeError('Failed to fetch');
    case 'HTTP':
      return new Response('<h1>Bad gateway</h1>', { status: 502, headers });
    case 'MALFORMED':
      return new Response('{"success":tr', {
        headers: { ...headers, 'Content-Type': 'application/json' },
      });
    default:
      return Response.json(
        { success: false, value: { code }, message: 'In the words of the server.' },
        { status: code === 'UNAUTHENTICATED' ? 401 : 200 },
      );
  }
}

/** A pattern that matches a text of the catalogue with any values in its placeholders. */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.{1,40}?'),
  );

/** The conditions under which a page opens. */
export interface World {
  /** Runs before the page opens. Returns the id of the order the page starts with. */
  readonly before?: (test: TestRuntime) => Promise<string | undefined>;
  /** Changes the answers of these calls. */
  readonly patch?: Readonly<Record<string, (value: object) => object>>;
  /** Default: the member that has a history. */
  readonly username?: string;
  /** Default: the member centre. */
  readonly centre?: Centre;
  /** A backend shared by several pages. Default: a new one. */
  readonly backend?: Pick<Sandbox, 'fetch'>;
  /** The storage of the device, for a page after its reload. Default: empty. */
  readonly device?: KeyValueStore;
}

/** As in the centre: a person who is not logged in sees no page. */
const OfMembers = ({ children }: { readonly children: ReactNode }) => useMember() && children;

/** Opens a page of the centre with the real client and a backend whose answers can be replaced, call by call. */
export async function openPage(key: string, Page: CentrePage, world: World = {}) {
  const backend = world.backend ?? createSandbox({ seed: 1, clock: { now: () => storyTime } });
  const refused = new Map<string, string>();
  const asked: string[] = [];
  const sandbox = {
    fetch: async (request: Request) => {
      const id = findOperation(request.method, new URL(request.url).pathname)?.id;
      if (id !== undefined) asked.push(id);
      const code = id === undefined ? undefined : refused.get(id);
      if (code !== undefined) return answerOf(code);
      const answer = await backend.fetch(request);
      const patch = id === undefined ? undefined : world.patch?.[id];
      if (!patch) return answer;
      const body: { readonly value: object } = await answer.json();
      return Response.json({ ...body, value: patch(body.value) }, answer);
    },
  };
  const { username = 'demo_member', centre = 'member', device = memoryStore() } = world;
  const test = createTestRuntime({ language: 'en', sandbox, deviceStorage: device });
  await logIn(test, username);
  const order = await world.before?.(test);
  const at = withPage('', { centre, page: key, ...(order !== undefined && { order }) });
  await Page.load?.();
  asked.splice(0);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let language: Language = 'en';
  const speak = (next: Language) => {
    language = next;
    return act(async () =>
      root.render(
        <TestProviders test={test} language={next}>
          <MemoryRouter initialEntries={[`/${at}`]}>
            <OfMembers>
              <Suspense>
                <Page />
              </Suspense>
            </OfMembers>
          </MemoryRouter>
          <OverlayHost registry={{ changePassword: ChangePasswordModal }} />
        </TestProviders>,
      ),
    );
  };

  /** React renders an answer at the end of an `act`, so each check runs its own `act` first. */
  const settled = (check: () => void) =>
    vi.waitFor(
      async () => {
        await act(async () => undefined);
        check();
      },
      { interval: 4, timeout: 10_000 },
    );
  /** Waits until no request is pending. */
  const rest = () =>
    settled(() => {
      const busy = test.queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
      expect(busy.map(({ queryKey }) => queryKey)).toEqual([]);
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
  const t = (name: TextKey) => catalogues[language][name];
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = [...document.querySelectorAll<Found>(selector)].at(-1);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  const allCalled = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button, [role="button"]')].filter(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    );
  const called = (name: string) => allCalled(name).at(-1);
  const press = async (element: HTMLElement | undefined, what = 'that') => {
    if (!element) throw new Error(`There is no button for ${what}`);
    await act(async () => element.click());
  };

  /** The last button whose name matches a text with values in its placeholders. */
  const like = (name: TextKey) =>
    [...document.querySelectorAll<HTMLElement>('button')]
      .filter((one) => patternOf(t(name)).test(one.textContent ?? ''))
      .at(-1);

  return {
    ...{ test, asked, settled, rest, find, speak, t },
    language: () => language,
    text: () => document.body.textContent ?? '',
    refuse: (id: string, code: string | null) => {
      if (code === null) refused.delete(id);
      else refused.set(id, code);
    },
    show: async (first: Language = 'en') => {
      await speak(first);
      await rest();
    },
    /** Leaves the page for another entry of the centre; `show` opens it again. */
    leave: () => act(async () => root.render(null)),
    /** Fetches all shown data again, as when the person returns to the page. */
    readAgain: () => act(async () => void test.queryClient.invalidateQueries()),
    isThere: (selector: string) => document.querySelector(selector) !== null,
    button: (name: TextKey) => called(t(name)),
    /** Presses the last button with this text: it is the topmost one. */
    press: async (name: TextKey) => {
      await settled(() => expect(called(t(name)), `${name} in ${place.textContent}`).toBeTruthy());
      await press(called(t(name)), name);
    },
    /** Presses every button with this text: a read that failed in two places is retried in both. */
    pressAll: async (name: TextKey) => {
      await settled(() => expect(called(t(name)), name).toBeTruthy());
      for (const one of allCalled(t(name))) await press(one, name);
    },
    pressLike: async (name: TextKey) => {
      await settled(() => expect(like(name), name).toBeTruthy());
      await press(like(name), name);
    },
    like,
    pressOn: async (selector: string) => {
      await settled(() => expect(document.querySelector(selector), selector).not.toBeNull());
      const [first] = document.querySelectorAll<HTMLElement>(selector);
      await press(first, selector);
    },
    submit: () => press(find('form button[type="submit"]')),
    write: async (name: string, value: string) => {
      const selector = `[name="${name}"]:is(input, textarea, select)`;
      await settled(() => expect(document.querySelector(selector), name).not.toBeNull());
      const box = find<HTMLInputElement>(selector);
      await act(async () => {
        box.value = value;
        box.dispatchEvent(new Event('input', { bubbles: true }));
        box.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    pressThat: press,
    /** Chooses another option than the current one, in a way that React notices. */
    chooseAnother: async (selector: string) => {
      const list = find<HTMLSelectElement>(selector);
      const value = [...list.options].find((one) => one.value !== list.value)?.value;
      const setter = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
      await act(async () => {
        setter?.call(list, value);
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    addPicture: async (file: File) => {
      const input = find<HTMLInputElement>('input[type="file"]');
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
      await settled(() =>
        expect(document.querySelector('[data-part="list"] [data-state="done"]')).not.toBeNull(),
      );
    },
    valueOf: (name: string) =>
      find<HTMLInputElement>(`[name="${name}"]:is(input, textarea, select)`).value,
    /** Confirms the open dialog. */
    agree: async () => {
      const { dialogs } = test.runtime;
      await settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
      await act(async () => dialogs.answer(dialogs.getSnapshot()[0]?.id ?? 0, true));
    },
    close: async () => {
      await act(async () => root.unmount());
      test.queryClient.clear();
      document.body.replaceChildren();
    },
  };
}

/** An open page. */
export type OpenPage = Awaited<ReturnType<typeof openPage>>;
