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
import {
  act,
  type ByRoleMatcher,
  type ByRoleOptions,
  cleanup,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect } from 'vitest';
import { answerQuestion } from '../../../packages/features/src/testing/render-page.tsx';

export type Language = keyof typeof catalogues;
export type TextKey = keyof typeof catalogues.en;

/** Whether a name is one of a text of the catalogue. */
export const isText = (name: string): name is TextKey => Object.hasOwn(catalogues.en, name);

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

/** The pattern of a whole name: a text of the catalogue with any values in its placeholders. */
const wholeName = (text: string) => new RegExp(`^${patternOf(text).source}$`);
/** The pattern of a label: "(optional)", a unit or an asterisk may follow the text. */
const labelText = (text: string) =>
  new RegExp(`^${patternOf(text).source}(?: \\(.+\\))?(?: ?\\*)?$`);

/** Waits until the check passes, and returns its result. */
export const until = <Result,>(check: () => Result): Promise<Result> =>
  waitFor(check, { interval: 5, timeout: 10_000 });

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

afterEach(cleanup);

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
  // What a press reaches is tested in browsers; the check takes long in jsdom.
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  const view = render(null);
  let language: Language = 'en';
  const speak = (next: Language) => {
    language = next;
    return act(async () =>
      view.rerender(
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
  const t = (name: TextKey) => catalogues[language][name];

  /** Waits until no request is pending. */
  const rest = async () => {
    await until(() => {
      const busy = test.queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
      expect(busy.map(({ queryKey }) => queryKey)).toEqual([]);
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    await act(async () => undefined);
  };
  const button = (name: TextKey) =>
    screen.queryAllByRole('button', { name: wholeName(t(name)) }).at(-1);
  const field = (name: TextKey) => {
    const selector = 'input, textarea, select';
    const found = screen.queryAllByLabelText(labelText(t(name)), { selector }).at(-1);
    if (!found) throw new Error(`There is no field ${t(name)}`);
    return found;
  };
  /** Presses the last button with this name: it is the topmost one. */
  const pressNamed = async (name: string | RegExp) => {
    const all = await until(() => screen.getAllByRole('button', { name }));
    for (const last of all.slice(-1)) await user.click(last);
  };

  return {
    ...{ test, user, asked, rest, speak, t, button, field, pressNamed },
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
    leave: () => act(async () => view.rerender(null)),
    /** Fetches all shown data again, as when the person returns to the page. */
    readAgain: () => act(async () => void test.queryClient.invalidateQueries()),
    /** Presses the last button with this text; its placeholders may have any values. */
    press: (name: TextKey) => pressNamed(wholeName(t(name))),
    /** Presses every button with this text: a read that failed in two places is retried in both. */
    pressAll: async (name: TextKey) => {
      const all = await until(() => screen.getAllByRole('button', { name: t(name) }));
      for (const one of all) await user.click(one);
    },
    /** Presses the first control of a role, in the region with this name or on the whole page. */
    pressFirst: async (role: ByRoleMatcher, options: ByRoleOptions = {}, region?: TextKey) => {
      const [first = document.body] = await until(() => {
        const place = region && screen.getByRole('region', { name: t(region) });
        return within(place ?? document.body).getAllByRole(role, options);
      });
      await user.click(first);
    },
    /** Types a text into an emptied field, or chooses an option of a list. */
    write: async (name: TextKey, value: string) => {
      const box = await until(() => field(name));
      if (box instanceof HTMLSelectElement) return user.selectOptions(box, value);
      await user.clear(box);
      await user.type(box, value);
    },
    /** Chooses another option than the current one. */
    chooseAnother: async (name: TextKey) => {
      const options = within(field(name)).getAllByRole<HTMLOptionElement>('option');
      await user.selectOptions(
        field(name),
        options.filter(({ selected }) => !selected).slice(0, 1),
      );
    },
    /** Adds a picture, and waits until it is uploaded. */
    addPicture: async (name: TextKey, file: File) => {
      await user.upload(field(name), file);
      // No text says that a picture is uploaded: it is shown.
      await until(() => expect(document.querySelector('[data-state="done"]')).not.toBeNull());
    },
    /** Confirms the open question. */
    agree: async () => {
      await until(() => expect(test.runtime.dialogs.getSnapshot()).toHaveLength(1));
      await answerQuestion(test, true);
    },
    close: async () => {
      await act(async () => cleanup());
      test.queryClient.clear();
    },
  };
}

/** An open page. */
export type OpenPage = Awaited<ReturnType<typeof openPage>>;
