import type { ReactRenderer } from '@storybook/react-vite';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Globals, LoaderFunction, Parameters, PlayFunction } from 'storybook/internal/types';
import { fn } from 'storybook/test';
import type { SampleLanguage } from '../samples/samples.ts';
import { vars } from '../theme/contract.css.ts';
import type { StateId, States, Wording } from './states.ts';

/** What a story may add to its state; the names are Storybook's. */
export interface Extra<Props> {
  /** Shown name; carries the requirement IDs the story proves: `'[A11-01] …'`. */
  name?: string;
  /** Fixed props, e.g. a spy of its own; they win over the state. */
  args?: Partial<Props>;
  /** Behaviour: what a person does, and what they then see. */
  play?: PlayFunction<ReactRenderer, Props>;
  /** Storybook parameters of this story; they win over those of the file. */
  parameters?: Parameters;
  /** Holds a toolbar still in every mode: `{ brand: 'raat' }`, `{ viewport: { value: 'w360' } }`. */
  globals?: Globals;
  /** Storybook tags, added to those of the file. */
  tags?: string[];
}

/** A story of a component with these props, as Storybook reads it. */
export interface Story<Props> extends Extra<Props> {
  /** Put the texts of the chosen language into the args. */
  loaders?: LoaderFunction<ReactRenderer, Props>[];
  /** Draws the component with the args, in its `wrap`. */
  render: (args: Props, context: { globals: Readonly<Record<string, unknown>> }) => ReactElement;
}

/** Anything React renders with these props: a function, `memo`, `lazy`. */
type Rendered<Props> = (props: Props) => ReactNode;

/** Options of `storiesFor` and `allStates`. */
export interface StoryOptions {
  /** Wraps the component as on a page, e.g. in a form or a 320 px column. */
  wrap?: (story: ReactElement, language: SampleLanguage) => ReactNode;
  /**
   * Each state has a whole row of the page of all states: for a bar of the page, and for what is laid out by the width
   * it has. Default: states are side by side, as many as there is room for.
   */
  wide?: boolean;
}

/**
 * Makes stories out of states: `const story = storiesFor(Button, buttonStates)`,
 * then `export const Busy = story('busy')`, or with behaviour
 * `story('busy', { name: '[A11-01] …', play: async ({ canvas }) => {…} })`.
 * In a component's file the plain ones are not written: each state without a
 * story of its name gets it (`tools/story-index/plain.ts`).
 *
 * The args of a story are in the language chosen in the toolbar, in `play` too:
 * `canvas.getByRole('button', { name: args.label })` holds in every language.
 * Every callback a state gives becomes a spy; required callbacks a state leaves
 * out come from `meta.args`. Args given in `extra` win.
 */
export function storiesFor<Props extends object, Id extends string>(
  Component: Rendered<NoInfer<Props>>,
  states: States<Props, Id>,
  { wrap = unwrapped, wide = false }: StoryOptions = {},
): StoryMaker<Props, Id> {
  const Shown: Rendered<Props> = Component;
  const story = (id: Id, extra: Extra<Props> = {}): Story<Props> => ({
    ...extra,
    args: { ...spied(states.statesIn('bn')[id]), ...extra.args },
    loaders: [speakLanguage(states, id, new Set(Object.keys(extra.args ?? {})))],
    render: (args, { globals }) => <>{wrap(<Shown {...args} />, languageOf(globals))}</>,
  });
  const [first] = states.ids;
  if (first === undefined) throw new Error('A component has at least one state.');
  const { render } = allStates(Component, states, { wrap });
  return Object.assign(story, {
    ids: states.ids,
    wide,
    first: () => story(first),
    draw: (args: object, globals: Globals) =>
      wrap(
        <Shown
          {...Object.assign(Object.create(null), args)}
          {...states.statesIn(wordingOf(globals))[first]}
        />,
        languageOf(globals),
      ),
    // Required callbacks come from `meta.args`, as in its stories.
    sheet: (args: object, globals: Globals) =>
      render(Object.assign(Object.create(null), args), { globals }),
  });
}

/** Makes the stories of one component, and what `overviewOf` puts into every file of stories. */
export interface StoryMaker<Props, Id extends string> extends Overviewed {
  (id: Id, extra?: Extra<Props>): Story<Props>;
}

/** What a maker of stories can show without the id of a state. */
export interface Overviewed {
  readonly ids: readonly string[];
  /** Whether each state has a row of its own on the page of all states. */
  readonly wide: boolean;
  /** The story of the first state. */
  readonly first: () => object;
  /** The first state, drawn without a story. */
  readonly draw: (args: object, globals: Globals) => ReactNode;
  /** Every state under its name. */
  readonly sheet: (args: object, globals: Globals) => ReactNode;
}

/**
 * One page with every state under its name, for review at a glance:
 * `export const AllStates = allStates(Button, buttonStates)`. Not for
 * components that cover the page (two modals cannot be open at once) or are a
 * landmark of it (a page has one footer): their states are shown one by one.
 */
export function allStates<Props extends object, Id extends string>(
  Component: Rendered<NoInfer<Props>>,
  states: States<Props, Id>,
  { wrap = unwrapped }: StoryOptions = {},
): Story<Props> {
  const Shown: Rendered<Props> = Component;
  return {
    // A page of its own landmark, whatever the component says: these are not its pages.
    parameters: { controls: { disable: true }, layout: 'padded' },
    render: (args, { globals }) => {
      const shown = states.ids.map((id) => (
        <figure key={id} data-shown={id} style={sheet.figure}>
          <figcaption style={sheet.caption}>{id}</figcaption>
          <div style={sheet.place}>
            {wrap(
              <Shown {...args} {...states.statesIn(wordingOf(globals))[id]} />,
              languageOf(globals),
            )}
          </div>
        </figure>
      ));
      return <>{shown}</>;
    },
  };
}

/**
 * A type error that names the state whose story is missing:
 *
 * `type _Covered = CoversEveryState<typeof buttonStates, typeof import('./Button.stories.tsx')>`
 *
 * The story export of state `busy` is `Busy`. A state that exists in code
 * without a story fails the type check (SBK-01).
 */
export type CoversEveryState<
  AllStates,
  Stories extends { readonly [Export in Capitalize<StateId<AllStates>>]: object },
> = keyof Stories;

const unwrapped = (story: ReactElement): ReactNode => story;

/** What the toolbar says; Bengali is the default of the product. */
function wordingOf({ language }: Readonly<Record<string, unknown>>): Wording {
  return language === 'en' || language === 'long' ? language : 'bn';
}

/** The language of a wording; long words are Bengali. */
const languageOf = (globals: Readonly<Record<string, unknown>>): SampleLanguage =>
  wordingOf(globals) === 'en' ? 'en' : 'bn';

/** Replaces each callback by a spy that still calls it. */
function spied<Props extends object>(props: Props): Props {
  const copy = { ...props };
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'function') {
      Object.assign(copy, { [key]: fn((...input: unknown[]) => value(...input)).mockName(key) });
    }
  }
  return copy;
}

/**
 * Gives the args the texts of the active language before each render. What
 * `extra` fixed, callbacks (spies keep their identity) and anything edited in
 * the controls panel stay as they are.
 */
function speakLanguage<Props extends object, Id extends string>(
  states: States<Props, Id>,
  id: Id,
  fixed: ReadonlySet<string>,
): LoaderFunction<ReactRenderer, Props> {
  return ({ args, initialArgs, globals }) => {
    const initial = new Map(Object.entries(initialArgs));
    const current = new Map(Object.entries(args));
    for (const [key, text] of Object.entries(states.statesIn(wordingOf(globals))[id])) {
      const edited = current.get(key) !== initial.get(key);
      if (!fixed.has(key) && !edited && typeof text !== 'function') {
        Object.assign(args, { [key]: text });
      }
    }
  };
}

const sheet = {
  figure: { margin: 0, marginBlockEnd: 32, display: 'grid', gap: 8 },
  /** As wide as its column: a component is as wide as it would be in a box of that width. */
  place: { minInlineSize: 0 },
  caption: { font: vars.type.small, color: vars.color.text.secondary },
} satisfies Record<string, CSSProperties>;
