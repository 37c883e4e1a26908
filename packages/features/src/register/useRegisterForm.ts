import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { challengeMessage } from '../challenge/index.ts';
import { comingBack } from '../drafts/index.ts';
import { useHeldBlur } from '../form/index.ts';
import { useT } from '../i18n/index.ts';
import { resolverOf } from '../rules/index.ts';
import {
  agreementKey,
  checkForm,
  type FieldError,
  type RegisterValues,
  takesInvitation,
} from './check.ts';
import { marksOf, type RegisterFailure } from './failure.ts';
import type { PlannedField } from './plan.ts';
import { errorTextOf } from './texts.ts';

/** What the form is made of; the `view` of `useRegister` is one (REG-02). */
export interface RegisterFormOptions {
  readonly fields: readonly PlannedField[];
  readonly minAge: number;
  readonly today: string;
  /** Code of the link, once the server said it does not know it. */
  readonly rejectedCode?: string | null;
  readonly initialValues: RegisterValues;
  readonly failure: RegisterFailure | null;
  /** What was typed before the form was closed, by form key; `null`: nothing is offered. */
  readonly offered?: Readonly<Record<string, string>> | null;
  /** The offer was taken or turned down. */
  readonly onOfferAnswered?: (accepted: boolean) => void;
  /** Called with what is typed, at every change; what the form began with is left out. */
  readonly onType?: (values: RegisterValues) => void;
  /** `place` is an empty element of the form, for a challenge that has to show itself. */
  readonly onSubmit: (values: RegisterValues, place: HTMLElement | null) => void;
}

/** What the last failed attempt left to put right. `keys` empty: the form as a whole. */
export interface Attempt {
  readonly number: number;
  readonly keys: readonly string[];
  readonly failure: RegisterFailure | null;
}

const errorTypes: ReadonlySet<string> = new Set<FieldError>([
  'required',
  'length',
  'pattern',
  'mismatch',
  'age',
  'agreement',
  'invitation',
  'server',
]);
const isFieldError = (type: unknown): type is FieldError =>
  typeof type === 'string' && errorTypes.has(type);

const isFromServer = (type: unknown): boolean => type === 'server';

/**
 * The state of the form: one for both tabs and for every change of rules, so
 * that nothing typed is ever lost. Fields are checked when they are left, and
 * from then on while they are typed in (A11-01).
 */
export function useRegisterForm(options: RegisterFormOptions) {
  const { fields, minAge, failure, initialValues, rejectedCode, onSubmit } = options;
  const t = useT();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const form = useForm<RegisterValues>({
    defaultValues: initialValues,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: resolverOf((values: RegisterValues) => checkForm(values, options)),
  });
  const { errors } = form.formState;
  const { ref: page, hold } = useHeldBlur();
  const register = (key: string) => {
    const { name, ref, onChange, onBlur } = form.register(key);
    // Only what belongs to the box: limits and required marks are ours to show.
    return { name, ref, onChange, onBlur: hold(onBlur) };
  };

  const failed = (keys: readonly string[], of: RegisterFailure | null) =>
    setAttempt((before) => ({ number: (before?.number ?? 0) + 1, keys, failure: of }));

  const takeFailure = useEffectEvent((newest: RegisterFailure) => {
    const marks = marksOf(newest, fields);
    // The picture has changed, so what was read in the old one is no answer any more.
    if (newest.of === 'register') form.setValue('captcha', '');
    for (const [key, { type, text }] of marks) {
      const message = text === '' ? challengeMessage(newest.error, t) : text;
      form.setError(key, { type, ...(message !== undefined && { message }) });
    }
    failed([...marks.keys()], newest);
  });
  useEffect(() => {
    if (failure) takeFailure(failure);
  }, [failure]);

  // New rules, another tab: only what was already found wrong is looked at again.
  const recheck = useEffectEvent(() => {
    const wrong = Object.keys(form.formState.errors);
    const shown = new Set([agreementKey, ...fields.map(({ key }) => key)]);
    const gone = wrong.filter((key) => !shown.has(key));
    if (gone.length > 0) form.clearErrors(gone);
    const own = wrong.filter((key) => shown.has(key) && !isFromServer(errors[key]?.type));
    const invitations = rejectedCode ? fields.filter(takesInvitation).map(({ key }) => key) : [];
    if (own.length + invitations.length > 0) void form.trigger([...own, ...invitations]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it reacts to
  useEffect(() => recheck(), [fields, rejectedCode]);

  const afterTyping = useEffectEvent((values: RegisterValues) => {
    tellTyped(values);
    // The first password is corrected as often as the second one that differs from it.
    const differing = Object.keys(errors).filter((key) => errors[key]?.type === 'mismatch');
    if (differing.length > 0) void form.trigger(differing);
  });
  const tellTyped = useEffectEvent((values: RegisterValues) => {
    const typed = Object.entries(values).filter(([key, value]) => value !== initialValues[key]);
    options.onType?.(Object.fromEntries(typed));
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => afterTyping(values),
      }),
    [form],
  );

  const answerOffer = (accepted: boolean) => {
    const back = accepted ? comingBack(options.offered ?? {}, form.getValues()) : {};
    for (const [key, value] of Object.entries(back)) {
      form.setValue(key, value, { shouldDirty: true });
    }
    options.onOfferAnswered?.(accepted);
    tellTyped(form.getValues());
  };

  const place = useRef<HTMLDivElement>(null);
  const submit = form.handleSubmit(
    (values) => onSubmit(values, place.current),
    (wrong) => {
      const order = [...fields.map(({ key }) => key), agreementKey];
      failed(
        order.filter((key) => wrong[key] !== undefined),
        null,
      );
    },
  );

  const errorOf = (key: string): string | undefined => {
    const error = errors[key];
    const type: unknown = error?.type;
    if (!isFieldError(type)) return undefined;
    if (type === 'server' && error?.message) return String(error.message);
    const field = fields.find((candidate) => candidate.key === key);
    if (field) return errorTextOf(field, type, t, minAge);
    return key === agreementKey ? t('validation.agreement', { age: minAge }) : undefined;
  };

  return { form, page, register, attempt, submit, errorOf, place, answerOffer };
}

/** The form as a page draws it: what ties a box to it, what is wrong, how it is sent. */
export type RegisterFormState = ReturnType<typeof useRegisterForm>;
