import { isText, type OpenPage, type TextKey, type World } from './page-errors.fixture.tsx';

/** What a person types, by the labels of the fields. */
export type Typed = Readonly<Partial<Record<TextKey, string>>>;

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
  /** Values that must still be in the form after every answer, by the labels of their fields. */
  readonly typed?: Typed;
  /** Error codes after which nothing is left to do: the page replaces the form with the current state. */
  readonly ends?: readonly string[];
}

export const secret = 'Parlour#2026';

/** Presses a button, and confirms the question that the page asks. */
export const withAgree = (name: TextKey) => async (page: OpenPage) => {
  await page.press(name);
  await page.agree();
};

/** The labels of the fields, each with its text. */
export const entriesOf = (typed: Typed) =>
  Object.entries(typed).flatMap(([name, value]) => (isText(name) ? [[name, value] as const] : []));

/** Types into fields, by their labels. */
export const fill = async (page: OpenPage, typed: Typed) => {
  for (const [name, value] of entriesOf(typed)) await page.write(name, value);
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

/** A page with one form on it; `send` is the name of its button. The page asks before it sends. */
export const form = (
  page: string,
  id: string,
  send: TextKey,
  typed: Typed,
  more: Partial<PageAction> = {},
): PageAction => ({
  ...{ page, id, typed, go: withAgree(send) },
  begin: (open) => fill(open, typed),
  isReady: (open) => open.button(send) !== undefined,
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
