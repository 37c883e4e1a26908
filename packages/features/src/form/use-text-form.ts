import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

/** What is wrong with one field: a code of our own, or a sentence of the server. */
export type Problem<Code extends string> = Code | { readonly says: string };

export type Problems<Name extends string, Code extends string> = ReadonlyMap<Name, Problem<Code>>;

export type TextValues<Name extends string> = Readonly<Record<Name, string>>;

export interface TextFormOptions<Name extends string, Code extends string> {
  /** The fields, in their order. */
  readonly names: readonly Name[];
  readonly check: (values: TextValues<Name>) => ReadonlyMap<Name, Code>;
  /** Only called when nothing is wrong. */
  readonly onSubmit: (values: TextValues<Name>) => void;
  /** Called with every change. */
  readonly onType?: ((values: TextValues<Name>) => void) | undefined;
  /** What the server says about fields, in the language of the page; what is no longer in it is no longer shown. */
  readonly refused?: ReadonlyMap<Name, string> | null | undefined;
  /** The attempt these errors belong to; another number marks the fields again. */
  readonly refusedAttempt?: number | undefined;
}

export interface TextForm<Name extends string, Code extends string> {
  /** Spread on the `<form>`. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: () => void;
  };
  /** Spread on a field. */
  readonly field: (name: Name) => { readonly id: string; readonly name: Name };
  readonly problems: Problems<Name, Code>;
  /** Counts failed attempts: the `key` of what takes the focus then. 0: only single boxes were checked. */
  readonly attempt: number;
  readonly values: () => TextValues<Name>;
  /** Checks one field and moves to it when something is wrong. */
  readonly isRight: (name: Name) => boolean;
  readonly write: (values: Partial<TextValues<Name>>) => void;
}

/**
 * A form of texts whose boxes keep their own values: nothing renders while somebody types, and a
 * password manager may fill it in whichever way it likes. What is wrong shows after an attempt,
 * field by field, and goes as soon as the field is right.
 */
export function useTextForm<Name extends string, Code extends string>({
  names,
  check,
  onSubmit,
  onType,
  refused,
  refusedAttempt,
}: TextFormOptions<Name, Code>): TextForm<Name, Code> {
  const ref = useRef<HTMLFormElement>(null);
  const prefix = useId();
  const [state, setState] = useState<{ problems: Problems<Name, Code>; attempt: number }>(() => ({
    problems: new Map(),
    attempt: 0,
  }));
  const before = useRef<TextValues<Name> | null>(null);
  const values = () => read(ref.current, names);

  const fail = (problems: Problems<Name, Code>) => {
    before.current = values();
    setState(({ attempt }) => ({ problems, attempt: attempt + 1 }));
  };
  const refuse = () => {
    if (!refused || refused.size === 0) return;
    fail(new Map([...refused].map(([name, says]) => [name, { says }])));
  };
  const latest = useRef(refuse);
  latest.current = refuse;
  // By its number: a change of language says the same again, and is no failure.
  useEffect(() => {
    if (refusedAttempt !== undefined) latest.current();
  }, [refusedAttempt]);
  // What the server said of an earlier attempt is not said of a later one.
  const shown = new Map(
    [...state.problems].flatMap(([name, problem]): [Name, Problem<Code>][] => {
      if (typeof problem !== 'object') return [[name, problem]];
      const says = refused?.get(name);
      return says === undefined ? [] : [[name, { says }]];
    }),
  );

  return {
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        const typed = values();
        const found = check(typed);
        if (found.size > 0) fail(found);
        else {
          setState((last) => (last.problems.size === 0 ? last : { ...last, problems: new Map() }));
          onSubmit(typed);
        }
      },
      onInput: () => {
        const typed = values();
        onType?.(typed);
        if (state.problems.size === 0) return;
        const found = check(typed);
        const left = [...state.problems].flatMap(([name, problem]): [Name, Problem<Code>][] => {
          const changed = typed[name] !== before.current?.[name];
          if (typeof problem === 'object') return changed ? [] : [[name, problem]];
          const still = found.get(name);
          return still === undefined ? [] : [[name, still]];
        });
        setState((last) => ({ ...last, problems: new Map(left) }));
      },
    },
    field: (name) => ({ id: prefix + name, name }),
    problems: shown,
    attempt: state.attempt,
    values,
    isRight: (name) => {
      const problem = check(values()).get(name);
      if (problem === undefined) return true;
      setState((last) => ({
        // Said at the box alone: a summary that appeared now would take the focus from it.
        attempt: shown.size === 0 ? 0 : last.attempt,
        problems: new Map([...last.problems, [name, problem]]),
      }));
      control(ref.current, name)?.focus();
      return false;
    },
    write: (given) => {
      for (const name of names) {
        const box = control(ref.current, name);
        const value = given[name];
        if (box && value !== undefined) box.value = value;
      }
    },
  };
}

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const control = (form: HTMLFormElement | null, name: string): Box | null => {
  const found = form?.elements.namedItem(name);
  return found && 'value' in found && 'focus' in found && isBox(found) ? found : null;
};

/** By tag name, not by class: a form may be in another window's document. */
const isBox = (element: object): element is Box =>
  /^(?:INPUT|SELECT|TEXTAREA)$/.test(String(Reflect.get(element, 'tagName')));

function read<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): TextValues<Name> {
  const typed = form ? new FormData(form) : null;
  const text = (name: string) => {
    const value = typed?.get(name);
    return typeof value === 'string' ? value : '';
  };
  const all = Object.fromEntries(names.map((name) => [name, text(name)]));
  return complete(all, names) ? all : neverTyped();
}

const complete = <Name extends string>(
  all: Record<string, string>,
  names: readonly Name[],
): all is Record<Name, string> => names.every((name) => Object.hasOwn(all, name));

const neverTyped = (): never => {
  throw new Error('A field without a value');
};
