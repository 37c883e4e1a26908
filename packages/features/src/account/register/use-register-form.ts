import type { PhoneCountry } from '@parlour/ui/forms';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { challengeMessage } from '../../shared/challenge/challenge-error.ts';
import { comingBack } from '../../shared/drafts/store.ts';
import type { FormSchema, TextValues } from '../../shared/form/schema.ts';
import { useCheckedForm } from '../../shared/form/use-checked-form.ts';
import { useHeldBlur } from '../../shared/form/use-held-blur.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import {
  agreementKey,
  type CheckOptions,
  checkForm,
  type FieldError,
  fieldErrors,
  type RegisterValues,
  takesInvitation,
} from './check.ts';
import { marksOf, type RegisterFailure } from './failure.ts';
import type { PlannedField } from './plan.ts';
import { errorTextOf, labelOf } from './texts.ts';

/** Options of the form; the `view` of `useRegister` has them (REG-02). */
export interface RegisterFormOptions {
  readonly fields: readonly PlannedField[];
  readonly minAge: number;
  readonly today: string;
  /** Countries for a phone number, and the `code` of the chosen one. */
  readonly countries: readonly PhoneCountry[];
  readonly country: string;
  /** Invitation code of the link, if the server does not know it. */
  readonly rejectedCode?: string | null;
  readonly initialValues: RegisterValues;
  readonly failure: RegisterFailure | null;
  /** Text typed before the form was closed, by form key; `null`: nothing is offered. */
  readonly offered?: Readonly<Record<string, string>> | null;
  /** Called when the offer was accepted or declined. */
  readonly onOfferAnswered?: (accepted: boolean) => void;
  /** Called with the typed values, at every change; unchanged initial values are left out. */
  readonly onType?: (values: RegisterValues) => void;
  /** `place` is an empty element of the form, in which a challenge may show itself. */
  readonly onSubmit: (values: RegisterValues, place: HTMLElement | null) => void;
}

/** The checkbox of the agreement has the value `on`; all other values are texts. */
const valuesOf = (typed: TextValues<string>): RegisterValues => ({
  ...typed,
  [agreementKey]: typed[agreementKey] === 'on',
});

const schemaOf = (options: CheckOptions): FormSchema<string, FieldError> => ({
  names: [...options.fields.map(({ key }) => key), agreementKey],
  codes: fieldErrors,
  check: (typed) => checkForm(valuesOf(typed), options),
});

/**
 * The state of the form. Both tabs and all rules share it, so no typed text is lost. A field is checked when it is
 * left, and from then on while it is typed in (A11-01).
 */
export function useRegisterForm(options: RegisterFormOptions) {
  const { fields, minAge, today, failure, initialValues, rejectedCode = null } = options;
  const { countries, country } = options;
  const chosen = countries.find(({ code }) => code === country) ?? countries[0];
  const dialCode = chosen?.dialCode ?? '';
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const schema = useMemo(
    () => schemaOf({ fields, minAge, today, dialCode, rejectedCode }),
    [fields, minAge, today, dialCode, rejectedCode],
  );
  const textOf = (key: string, error: FieldError): string | undefined => {
    const field = fields.find((candidate) => candidate.key === key);
    if (field) return errorTextOf(field, error, t, minAge);
    return key === agreementKey ? t('validation.agreement', { age: minAge }) : undefined;
  };
  const refused = useMemo(() => {
    const marks = failure ? [...marksOf(failure, fields)] : [];
    return new Map(
      marks.map(([key, { type, text }]) => {
        const field = fields.find((candidate) => candidate.key === key);
        const own = field ? errorTextOf(field, type, t, minAge) : '';
        return [key, text === '' ? challengeMessage(failure?.error, t) : (text ?? own)] as const;
      }),
    );
  }, [failure, fields, minAge, t]);
  const tell = (typed: TextValues<string>) => {
    const all = { ...form.kept(), ...valuesOf(typed) };
    const changed = Object.entries(all).filter(([key, value]) => value !== initialValues[key]);
    options.onType?.(Object.fromEntries(changed));
  };
  const form = useCheckedForm({
    schema,
    mode: 'onTouched',
    begin: initialValues,
    keepsGone: true,
    onType: tell,
    onSubmit: (typed) => options.onSubmit({ ...form.kept(), ...valuesOf(typed) }, place.current),
    refused,
    refusedAttempt: failure,
  });

  // A new picture has loaded, so the typed code is emptied. Runs before the error is shown, so that the emptied field
  // does not count as a correction.
  const emptyCaptcha = useEffectEvent(() => form.write({ captcha: '' }));
  useLayoutEffect(() => {
    if (failure) emptyCaptcha();
  }, [failure]);

  // The server checks the code of a link before anything is sent.
  const markInvitation = useEffectEvent(() =>
    form.mark(fields.filter(takesInvitation).map(({ key }) => key)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other fields may take the code
  useEffect(() => {
    if (rejectedCode) markInvitation();
  }, [fields, rejectedCode]);

  const answerOffer = (accepted: boolean) => {
    const typed = { ...form.kept(), ...form.values() };
    if (accepted) form.write(comingBack(options.offered ?? {}, typed));
    options.onOfferAnswered?.(accepted);
    tell(form.values());
  };

  const held = useHeldBlur();
  const { ref: element } = form.form;
  const page = useCallback(
    (node: HTMLFormElement | null) => {
      element.current = node;
      return held.ref(node);
    },
    [element, held],
  );
  const field = (key: string) => {
    const bound = form.field(key);
    return { ...bound, onBlur: held.hold(bound.onBlur) };
  };

  const errorOf = (key: string): string | undefined => {
    const problem = form.problems.get(key);
    return typeof problem === 'object' ? problem.says : problem && textOf(key, problem);
  };
  const { attempt } = form;
  return {
    ...form,
    form: { ...form.form, ref: page },
    field,
    errorOf,
    /** Dial code of the chosen country, digits; empty: unknown. */
    dialCode,
    /** Labels of the fields in the summary. */
    labels: Object.fromEntries([
      ...fields.map((one) => [one.key, labelOf(one, t)] as const),
      [agreementKey, errorOf(agreementKey)] as const,
    ]),
    /** The failure of the last attempt, if it is not about single fields. */
    whole: attempt.by === 'refusal' && refused.size === 0 ? failure : null,
    place,
    answerOffer,
  };
}

/** The state of the form for a page that renders it: props of the controls, errors, sending. */
export type RegisterFormState = ReturnType<typeof useRegisterForm>;
