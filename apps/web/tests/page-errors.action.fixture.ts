import type { OpenPage, TextKey, World } from './page-errors.fixture.tsx';

/** A call that a person makes on a page, and the steps that make it. */
export interface PageAction {
  readonly page: string;
  /** The call, by its name in the contract. */
  readonly id: string;
  /** The action is a read that is made by a step; "Try again" repeats it. Default: a press makes the call. */
  readonly reads?: true;
  readonly world?: World;
  /** Does everything before the press that makes the call. For a read, it also makes the call. */
  readonly begin: (page: OpenPage) => Promise<unknown>;
  /** Presses the button, and "yes" if the page asks for confirmation. */
  readonly go: (page: OpenPage) => Promise<unknown>;
  /** Whether the button can be pressed again. */
  readonly isReady: (page: OpenPage) => boolean;
  /** Values that must still be in the form after every answer. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Error codes after which nothing is left to do: the page replaces the form with the current state. */
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

/** A read that a step on a page makes. */
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
