import type { OpenPage, TextKey, World } from './page-errors.fixture.tsx';

/** A call a person makes a page do, and how. */
export interface PageAction {
  readonly page: string;
  /** The call, by its name in the contract. */
  readonly id: string;
  /** It is read by a step, and asked for again by "Try again". Default: it is done by a press. */
  readonly reads?: true;
  readonly world?: World;
  /** Up to the press that makes the call; of what is read, with it. */
  readonly begin: (page: OpenPage) => Promise<unknown>;
  /** The press, and a "yes" where it is asked whether it is meant. */
  readonly go: (page: OpenPage) => Promise<unknown>;
  /** Whether it can be pressed once more. */
  readonly isReady: (page: OpenPage) => boolean;
  /** What is typed and must be there after every answer. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Codes after which there is nothing left to do, so that the form gives way to what is true now. */
  readonly ends?: readonly string[];
}

export const secret = 'Parlour#2026';
export const onForm = (page: OpenPage) => page.isThere('form button[type="submit"]');
export const send = (page: OpenPage) => page.submit();
export const sendAndAgree = async (page: OpenPage) => {
  await page.submit();
  await page.agree();
};
export const fill = async (page: OpenPage, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await page.write(name, value);
};

/** What is read by a step on a page. */
export const read = (
  page: string,
  id: string,
  begin: PageAction['begin'],
  world: World = {},
): PageAction => ({
  ...{ page, id, reads: true, begin, world },
  go: async () => undefined,
  isReady: () => false,
});

/** A page with one form on it. */
export const form = (
  page: string,
  id: string,
  typed: Readonly<Record<string, string>>,
  more: Partial<PageAction> = {},
): PageAction => ({
  ...{ page, id, typed, isReady: onForm, go: sendAndAgree },
  begin: (open) => fill(open, typed),
  ...more,
});

/** A page with a button and nothing to fill in. */
export const button = (
  page: string,
  id: string,
  name: TextKey,
  more: Partial<PageAction> = {},
): PageAction => ({
  ...{ page, id, begin: async () => undefined },
  go: (open) => open.press(name),
  isReady: (open) => open.button(name) !== undefined,
  ...more,
});
export const withAgree = (name: TextKey) => async (page: OpenPage) => {
  await page.press(name);
  await page.agree();
};
