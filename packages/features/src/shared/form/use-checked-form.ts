import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type Control, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { typedInto, whole } from './boxes.ts';
import { type FormValues, resolverOf } from './resolver.ts';
import type { FormSchema, TextValues } from './schema.ts';
import { type Attempt, useAttempts } from './use-attempts.ts';

/** The problem of one field: a code of our own, or a sentence of the server. */
export type Problem<Code extends string> = Code | { readonly says: string };

export type Problems<Name extends string, Code extends string> = ReadonlyMap<Name, Problem<Code>>;

export interface CheckedFormOptions<Name extends string, Code extends string> {
  /** Fields and checks. It may change at every render: rules arrive late, amounts change. */
  readonly schema: FormSchema<Name, Code>;
  /** Called only when all fields are right. */
  readonly onSubmit: (values: TextValues<Name>) => void;
  /** Called with every change. */
  readonly onType?: ((values: TextValues<Name>) => void) | undefined;
  /**
   * The server's errors by field, in the language of the page. An error that is no longer in the map is no longer
   * shown.
   */
  readonly refused?: ReadonlyMap<Name, string> | null | undefined;
  /** The attempt these errors belong to: its number or the caught error. Another value marks the fields again. */
  readonly refusedAttempt?: unknown;
  /** Values kept outside the form's controls: of a controlled list, or of a group whose choice may be disabled. */
  readonly held?: Partial<TextValues<Name>>;
  /** When a field is first checked: when the form is sent, or when the field is left. Default: when it is sent. */
  readonly mode?: 'onSubmit' | 'onTouched';
  /** Initial values of the fields. Default: the values of their controls. */
  readonly begin?: FormValues;
  /** Keeps the text of a control that is removed and restores it with the control. Default: the text is forgotten. */
  readonly keepsGone?: boolean;
  /** For a form without an error summary: the first wrong field takes the focus. */
  readonly focusesField?: boolean;
}

/** Id and name that connect a control to its form. */
export interface NamedField<Name extends string = string> {
  readonly id: string;
  readonly name: Name;
}

/** Props that connect a control to its form; spread them on a field. */
export interface BoundField<Name extends string = string>
  extends NamedField<Name>,
    Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'> {}

/** Props of the `<form>` itself. */
export interface FormElement {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly noValidate: true;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
}

export interface CheckedForm<Name extends string, Code extends string> {
  /** Spread it on the `<form>`. */
  readonly form: FormElement;
  /** Returns the props of a field whose control keeps its own text; spread them on the field. */
  readonly field: (name: Name) => BoundField<Name>;
  /** Returns the props of a control that keeps its value elsewhere: a group, a list, pictures. */
  readonly named: (name: Name) => NamedField<Name>;
  readonly problems: Problems<Name, Code>;
  /** The last failed attempt, and the fields that are still wrong. */
  readonly attempt: Attempt<Name>;
  readonly values: () => TextValues<Name>;
  /** Checks one field and focuses it if it is wrong. */
  readonly isRight: (name: Name) => boolean;
  /**
   * Sets the values of controls. No handler of React runs: call `changed` if the person could have typed the value. A
   * control with a view of its own, such as a date, hears of it by a `change` event.
   */
  readonly write: (values: Partial<TextValues<Name>>) => void;
  /** All values that react-hook-form knows, including those of removed controls. */
  readonly kept: () => FormValues;
  /** Call it when something changed that the checks depend on. It has the same effect as typing. */
  readonly changed: () => void;
  /** Marks those of the given fields that are wrong, without an attempt. */
  readonly mark: (names: readonly Name[]) => void;
  /** For `useWatch`, in a part of a field that shows the typed text. */
  readonly control: Control<FormValues>;
}

/** Error type of a field whose sentence comes from the server. */
const refusedKind = 'refused';

const textOf = (value: unknown): string =>
  value === true ? 'on' : typeof value === 'string' ? value : '';

/**
 * The hook behind every form: react-hook-form over controls that keep their own values, checked by a schema. Typing
 * renders nothing. Errors appear after an attempt, field by field, and each disappears as soon as its field is right;
 * the error summary takes the focus. Values that a password manager filled in are read from the controls when the form
 * is sent (decision 025).
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
    // Reads the controls instead of react-hook-form's values: a control may be filled in without an event.
    resolver: resolverOf(() => check(values())),
  });
  const { errors } = form.formState;
  /** The values the server refused. Unknown in the commit of its answer, in which a draft may still be restored. */
  const before = useRef<TextValues<Name> | null>(null);

  const values = (): TextValues<Name> => {
    const typed = typedInto(element.current);
    return whole(names, (name) => held?.[name] ?? typed(name) ?? textOf(form.getValues(name)));
  };
  const tell = (name: string, text: string | undefined) => {
    if (text !== undefined && text !== textOf(form.getValues(name))) form.setValue(name, text);
  };
  /** Passes the values of the controls to react-hook-form. */
  const adopt = () => {
    const typed = typedInto(element.current);
    for (const name of names) tell(name, typed(name));
  };
  const kindOf = (name: string): unknown => form.getFieldState(name).error?.type;
  /** Checks the marked fields again. Unmarked fields may be half typed and are not checked. */
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

  // After a change of rules or fields, checks the marked fields again, and clears the errors of removed fields.
  const adapt = useEffectEvent((_schema: FormSchema<Name, Code>) => {
    const gone = Object.keys(errors).filter((name) => !names.some((one) => one === name));
    if (gone.length > 0) form.clearErrors(gone);
    settle(values());
  });
  useEffect(() => adapt(schema), [schema]);

  // An error of the server from an earlier attempt is not shown for a later one.
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
  // Depends on the attempt, not on the sentences: a change of language is not a new failure.
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
    // After a successful attempt, the next typing is checked like that of a new form.
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
      // Returns only what belongs to the control: limits and required marks are rendered by our own fields.
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
        if (text === undefined) continue;
        form.setValue(name, text);
        const box = element.current?.elements.namedItem(name);
        if (box && 'dispatchEvent' in box) box.dispatchEvent(new Event('change'));
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
