import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type Control, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { typedInto, whole } from './boxes.ts';
import { type FormValues, resolverOf } from './resolver.ts';
import type { FormSchema, TextValues } from './schema.ts';
import { type Attempt, useAttempts } from './use-attempts.ts';

/** What is wrong with one field: a code of our own, or a sentence of the server. */
export type Problem<Code extends string> = Code | { readonly says: string };

export type Problems<Name extends string, Code extends string> = ReadonlyMap<Name, Problem<Code>>;

export interface CheckedFormOptions<Name extends string, Code extends string> {
  /** Fields and checks. May be another one at every render: rules arrive late, amounts change. */
  readonly schema: FormSchema<Name, Code>;
  /** Only called when nothing is wrong. */
  readonly onSubmit: (values: TextValues<Name>) => void;
  /** Called with every change. */
  readonly onType?: ((values: TextValues<Name>) => void) | undefined;
  /** What the server says about fields, in the language of the page; what is no longer in it is no longer shown. */
  readonly refused?: ReadonlyMap<Name, string> | null | undefined;
  /** The attempt these errors belong to, by number or by what was caught; another one marks the fields again. */
  readonly refusedAttempt?: unknown;
  /** Values that are kept elsewhere: of a controlled list, of a group whose choice may be off. */
  readonly held?: Partial<TextValues<Name>>;
  /** When a field is checked first: as the form is sent, or when the field is left. Default: as it is sent. */
  readonly mode?: 'onSubmit' | 'onTouched';
  /** What the fields begin with. Default: what their boxes say. */
  readonly begin?: FormValues;
  /** What is typed into a box that goes away comes back with it. Default: it is forgotten. */
  readonly keepsGone?: boolean;
  /** A form without an error summary: the first field that is wrong takes the focus. */
  readonly focusesField?: boolean;
}

/** What ties a control to its form. */
export interface NamedField<Name extends string = string> {
  readonly id: string;
  readonly name: Name;
}

/** What ties a box to its form; spread on a field. */
export interface BoundField<Name extends string = string>
  extends NamedField<Name>,
    Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'> {}

/** What goes on the `<form>` itself. */
export interface FormElement {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly noValidate: true;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
}

export interface CheckedForm<Name extends string, Code extends string> {
  /** Spread on the `<form>`. */
  readonly form: FormElement;
  /** Spread on a field whose box keeps its own text. */
  readonly field: (name: Name) => BoundField<Name>;
  /** Of a control that keeps its value elsewhere: a group, a list, pictures. */
  readonly named: (name: Name) => NamedField<Name>;
  readonly problems: Problems<Name, Code>;
  /** The last attempt that failed, and what is left of it to put right. */
  readonly attempt: Attempt<Name>;
  readonly values: () => TextValues<Name>;
  /** Checks one field and moves to it when something is wrong. */
  readonly isRight: (name: Name) => boolean;
  /** Fills boxes. No event follows: call `changed` where somebody could have typed it. */
  readonly write: (values: Partial<TextValues<Name>>) => void;
  /** All values react-hook-form knows, of boxes that are gone too. */
  readonly kept: () => FormValues;
  /** Something changed that the checks look at: as if somebody had typed. */
  readonly changed: () => void;
  /** Marks fields that are wrong, without an attempt. */
  readonly mark: (names: readonly Name[]) => void;
  /** For `useWatch`: a part of a field that shows what is typed. */
  readonly control: Control<FormValues>;
}

/** The kind of a mark that has its sentence from the server. */
const refusedKind = 'refused';

const textOf = (value: unknown): string =>
  value === true ? 'on' : typeof value === 'string' ? value : '';

/**
 * The one way to make a form: react-hook-form over boxes that keep their own values, checked by a
 * schema. Nothing renders while somebody types. What is wrong shows after an attempt, field by
 * field, and goes as soon as the field is right; the error summary takes the focus. Whatever a
 * password manager filled in is read from the boxes as the form is sent (decision 025).
 */
export function useCheckedForm<Name extends string, Code extends string>(
  options: CheckedFormOptions<Name, Code>,
): CheckedForm<Name, Code> {
  const { schema, onSubmit, onType, refused, refusedAttempt, held, keepsGone = false } = options;
  const { names, codes, check } = schema;
  const element = useRef<HTMLFormElement>(null);
  const prefix = useId();
  const form = useForm<FormValues>({
    mode: options.mode ?? 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: options.focusesField ?? false,
    shouldUnregister: !keepsGone,
    ...(options.begin && { defaultValues: options.begin }),
    // Not what react-hook-form knows: a box may be filled in without an event.
    resolver: resolverOf(() => check(values())),
  });
  const { errors } = form.formState;
  /** The values the server refused; not known yet in the commit of its answer, where a draft may still come back. */
  const before = useRef<TextValues<Name> | null>(null);

  const values = (): TextValues<Name> => {
    const typed = typedInto(element.current);
    return whole(names, (name) => held?.[name] ?? typed(name) ?? textOf(form.getValues(name)));
  };
  const tell = (name: string, text: string | undefined) => {
    if (text !== undefined && text !== textOf(form.getValues(name))) form.setValue(name, text);
  };
  /** Tells react-hook-form what the boxes say. */
  const adopt = () => {
    const typed = typedInto(element.current);
    for (const name of names) tell(name, typed(name));
  };
  const kindOf = (name: string): unknown => form.getFieldState(name).error?.type;
  /** Looks again at what is marked. Nothing else: what is not marked yet may be half typed. */
  const settle = (typed: TextValues<Name>) => {
    const marked = names.filter((name) => kindOf(name) !== undefined);
    if (marked.length === 0) return;
    const found = check(typed);
    for (const name of marked) {
      const kind = kindOf(name);
      if (kind === refusedKind) {
        if (before.current && typed[name] !== before.current[name]) form.clearErrors(name);
        continue;
      }
      const still = found.get(name);
      if (still === undefined) form.clearErrors(name);
      else if (still !== kind) form.setError(name, { type: still });
    }
  };
  const changed = () => {
    const typed = values();
    onType?.(typed);
    settle(typed);
  };

  // Rules came, or other fields: what is marked is held to them; a mark of a field that is gone goes too.
  const adapt = useEffectEvent((_schema: FormSchema<Name, Code>) => {
    const gone = Object.keys(errors).filter((name) => !names.some((one) => one === name));
    if (gone.length > 0) form.clearErrors(gone);
    settle(values());
  });
  useEffect(() => adapt(schema), [schema]);

  // What the server said of an earlier attempt is not said of a later one.
  const problemOf = (name: Name): Problem<Code> | undefined => {
    const kind: unknown = errors[name]?.type;
    if (kind !== refusedKind) return codes.find((code) => code === kind);
    const says = refused?.get(name);
    return says === undefined ? undefined : { says };
  };
  const problems: Problems<Name, Code> = new Map(
    names.flatMap((name): [Name, Problem<Code>][] => {
      const problem = problemOf(name);
      return problem === undefined ? [] : [[name, problem]];
    }),
  );
  const attempts = useAttempts<Name>((name) => problems.has(name));

  const refuse = useEffectEvent(() => {
    const about = names.filter((name) => refused?.has(name));
    before.current = null;
    queueMicrotask(() => {
      before.current = values();
    });
    for (const name of about) form.setError(name, { type: refusedKind });
    attempts.failed(about, 'refusal');
  });
  // By its number: a change of language says the same again, and is no failure.
  useEffect(() => {
    if (refusedAttempt !== undefined && refusedAttempt !== null) refuse();
  }, [refusedAttempt]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    adopt();
    let wrong: readonly Name[] | null = null;
    await form.handleSubmit(
      () => onSubmit(values()),
      (found) => {
        wrong = names.filter((name) => found[name] !== undefined);
      },
    )(event);
    if (wrong !== null) attempts.failed(wrong, 'check');
    // What was sent was right: the next typing is checked as the next attempt.
    else form.reset(undefined, { keepValues: true, keepErrors: true, keepTouched: true });
  };

  return {
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => void send(event),
      onInput: changed,
    },
    field: (name) => {
      const { ref, onChange, onBlur } = form.register(name);
      // Only what belongs to the box: limits and required marks are ours to show.
      return { id: prefix + name, name, ref, onChange, onBlur };
    },
    named: (name) => ({ id: prefix + name, name }),
    problems,
    attempt: attempts.last,
    values,
    isRight: (name) => {
      const problem = check(values()).get(name);
      if (problem === undefined) return true;
      attempts.joined(name);
      form.setError(name, { type: problem }, { shouldFocus: true });
      return false;
    },
    write: (given) => {
      for (const [name, text] of Object.entries<string | undefined>(given)) {
        if (text !== undefined) form.setValue(name, text);
      }
    },
    kept: () => form.getValues(),
    changed,
    mark: (wanted) => {
      const found = check(values());
      for (const name of wanted) {
        const problem = found.get(name);
        if (problem !== undefined) form.setError(name, { type: problem });
      }
    },
    control: form.control,
  };
}
