import type { ReactRenderer } from '@storybook/react-vite';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Globals, LoaderFunction, Parameters, PlayFunction } from 'storybook/internal/types';
import { fn } from 'storybook/test';
import type { SampleLanguage } from '../samples/samples.ts';
import { vars } from '../theme/contract.css.ts';
import type { StateId, States, Wording } from './states.ts';

/** What a story may add to its state. The names are Storybook's. */
export interface Extra<Props> {
  /** Name of the story, with the IDs of the requirements it proves: `'[A11-01] …'`. */
  name?: string;
  /** Fixed props, e.g. a spy. They override the props of the state. */
  args?: Partial<Props>;
  /** The behaviour: what a person does, and what they see then. */
  play?: PlayFunction<ReactRenderer, Props>;
  /** Storybook parameters of this story. They override those of the file. */
  parameters?: Parameters;
  /** Fixes a toolbar setting in every mode: `{ brand: 'raat' }`, `{ viewport: { value: 'w360' } }`. */
  globals?: Globals;
  /** Storybook tags, in addition to those of the file. */
  tags?: string[];
}

/** A story of a component with these props, in Storybook's format. */
export interface Story<Props> extends Extra<Props> {
  /** Puts the texts of the chosen language into the args. */
  loaders?: LoaderFunction<ReactRenderer, Props>[];
  /** Renders the component with the args, inside its `wrap`. */
  render: (args: Props, context: { globals: Readonly<Record<string, unknown>> }) => ReactElement;
}

/** Anything React renders with these props: a function, `memo`, `lazy`. */
type Rendered<Props> = (props: Props) => ReactNode;

/** Options of `storiesFor` and `allStates`. */
export interface StoryOptions {
  /** Wraps the component as on a page, e.g. in a form or in a column of 320 px. */
  wrap?: (story: ReactElement, language: SampleLanguage) => ReactNode;
  /**
   * Shows each state in a row of its own on the page of all states. For components as wide as the page, and for those
   * whose layout depends on their width. Default: states are side by side, as many as fit.
   */
  wide?: boolean;
}

/**
 * Makes stories from states: `const story = storiesFor(Button, buttonStates)`,
 * then `export const Busy = story('busy')`, or with behaviour
 * `story('busy', { name: '[A11-01] …', play: async ({ canvas }) => {…} })`.
 * Do not write plain stories in a component's file: each state without a story of its name gets one
 * (`packages/stories/src/list/plain.ts`).
 *
 * The args of a story are in the language chosen in the toolbar, in `play` too:
 * `canvas.getByRole('button', { name: args.label })` works in every language.
 * Every callback of a state becomes a spy; required callbacks that a state leaves out come from `meta.args`.
 * Args in `extra` have priority.
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
    // Required callbacks come from `meta.args`, as in the stories.
    sheet: (args: object, globals: Globals) =>
      render(Object.assign(Object.create(null), args), { globals }),
  });
}

/** Makes the stories of one component. `overviewOf` uses it for the stories that every file has. */
export interface StoryMaker<Props, Id extends string> extends Overviewed {
  (id: Id, extra?: Extra<Props>): Story<Props>;
}

/** What a maker of stories can show without the id of a state. */
export interface Overviewed {
  readonly ids: readonly string[];
  /** Whether each state has its own row on the page of all states. */
  readonly wide: boolean;
  /** The story of the first state. */
  readonly first: () => object;
  /** Renders the first state without a story. */
  readonly draw: (args: object, globals: Globals) => ReactNode;
  /** Renders every state below its name. */
  readonly sheet: (args: object, globals: Globals) => ReactNode;
}

/**
 * One page with every state below its name, for a quick review:
 * `export const AllStates = allStates(Button, buttonStates)`. Do not use it for components that cover the page (two
 * modals cannot be open at once) or that are a landmark of it (a page has one footer): show their states one by one.
 */
export function allStates<Props extends object, Id extends string>(
  Component: Rendered<NoInfer<Props>>,
  states: States<Props, Id>,
  { wrap = unwrapped }: StoryOptions = {},
): Story<Props> {
  const Shown: Rendered<Props> = Component;
  return {
    // The page needs its own layout and no controls, whatever parameters the component's file has.
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
 * A type error that names the state without a story:
 *
 * `type _Covered = CoversEveryState<typeof buttonStates, typeof import('./Button.stories.tsx')>`
 *
 * The story export of the state `busy` is `Busy`. A state without a story fails the type check (SBK-01).
 */
export type CoversEveryState<
  AllStates,
  Stories extends { readonly [Export in Capitalize<StateId<AllStates>>]: object },
> = keyof Stories;

const unwrapped = (story: ReactElement): ReactNode => story;

/** Returns the language chosen in the toolbar. Bengali is the default of the product. */
function wordingOf({ language }: Readonly<Record<string, unknown>>): Wording {
  return language === 'en' || language === 'long' ? language : 'bn';
}

/** Returns the language of a wording. The long wording is Bengali. */
const languageOf = (globals: Readonly<Record<string, unknown>>): SampleLanguage =>
  wordingOf(globals) === 'en' ? 'en' : 'bn';

/** Replaces each callback with a spy that still calls it. */
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
 * Sets the texts of the active language before each render. It keeps the args fixed by `extra`, callbacks (the spies
 * stay the same functions) and anything edited in the controls panel.
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
  /** Takes the width of its column, so that a component is as wide as in a box of that width. */
  place: { minInlineSize: 0 },
  caption: { font: vars.type.small, color: vars.color.text.secondary },
} satisfies Record<string, CSSProperties>;
