import { type SampleLanguage, type Say, sayIn } from '../samples/samples.ts';
import { lengthen } from './lengthen.ts';

/** Props that must be callbacks: required functions. */
type RequiredCallback<Props> = {
  [K in keyof Props]-?: undefined extends Props[K]
    ? never
    : Props[K] extends (...args: never[]) => unknown
      ? K
      : never;
}[keyof Props];

/**
 * The props of one state: every prop, but a required callback may be left out (give it once for all stories:
 * `meta.args = { onChange: fn() }`). Unions of props stay unions.
 */
export type StateProps<Props> = Partial<Props> &
  (Props extends unknown ? Omit<Props, RequiredCallback<Props>> : never);

/** The texts of a state: in a language, or in Bengali that is 40 % longer. */
export type Wording = SampleLanguage | 'long';

/** The states of one component, as data (SBK-01). `Id` is the union of their names. */
export interface States<Props, Id extends string> {
  /** State names, in the order of their definition. */
  readonly ids: readonly Id[];
  /** Returns the props of every state, with the sample texts of one language. */
  statesIn(wording: Wording): Readonly<Record<Id, StateProps<Props>>>;
}

/** The union of the state names of a `States`. */
export type StateId<S> = S extends { readonly ids: readonly (infer Id extends string)[] }
  ? Id
  : never;

/**
 * Defines every state of a component. Stories, accessibility checks, screenshots and docs are made from this list. For
 * a component, each state gets its story automatically. For a widget, a state without a story is a type error
 * (`CoversEveryState`).
 *
 * ```ts
 * export const buttonStates = defineStates<ButtonProps>()((say) => ({
 *   primary: { children: say('action.play') },
 * }));
 * ```
 *
 * State names are camelCase. The name of the story export is the state name with a capital first letter. `build` must
 * be pure; it runs once per language, when the language is first used.
 */
export function defineStates<Props>() {
  return <Id extends string>(
    build: (say: Say, language: SampleLanguage) => Record<Id, StateProps<Props>>,
  ): States<Props, Id> => {
    const built = new Map<Wording, Readonly<Record<Id, StateProps<Props>>>>();
    const make = (wording: Wording) =>
      wording === 'long'
        ? build((key) => lengthen(sayIn('bn')(key)), 'bn')
        : build(sayIn(wording), wording);
    const statesIn = (wording: Wording) => {
      const known = built.get(wording) ?? make(wording);
      built.set(wording, known);
      return known;
    };
    return { ids: keysOf(statesIn('bn')), statesIn };
  };
}

/** `Object.keys` that keeps the union of keys. It is type-safe for the object literals of states. */
function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  const isKey = (key: string): key is K => Object.hasOwn(record, key);
  return Object.keys(record).filter(isKey);
}
