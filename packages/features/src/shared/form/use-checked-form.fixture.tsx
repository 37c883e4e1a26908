import { act, screen, waitFor } from '@testing-library/react';
import { Profiler, useEffect, useEffectEvent } from 'react';
import { expect, vi } from 'vitest';
import { renderAlone } from '../../testing/render-page.tsx';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { FormProblems } from './FormProblems.tsx';
import { type FormSchema, formSchema, someText, textThat } from './schema.ts';
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts';

export type Name = 'name' | 'word';
export type Code = 'required' | 'long';

const labels = { name: 'Name', word: 'Word' };

/** A form in which the name is required and the word may have at most `most` characters. */
export const schemaOf = (most = 10): FormSchema<Name, Code> =>
  formSchema(['required', 'long'] as const, {
    name: someText(),
    word: textThat((typed) => (typed.length > most ? 'long' : null)),
  });

interface FormProps {
  readonly schema: FormSchema<Name, Code>;
  readonly refused: ReadonlyMap<Name, string> | null;
  readonly refusedAttempt: number | undefined;
  /** Whether the field `word` is rendered. */
  readonly hasWord: boolean;
  /** Text typed earlier, restored when the form opens. */
  readonly draft?: string;
  readonly onSubmit: () => void;
  readonly onType: () => void;
  readonly hold: (form: CheckedForm<Name, Code>) => void;
}

function Form({ hold, hasWord, draft, ...options }: FormProps) {
  const form = useCheckedForm(options);
  hold(form);
  const bringBack = useEffectEvent((name: string) => {
    form.write({ name });
    form.changed();
  });
  useEffect(() => {
    if (draft !== undefined) bringBack(draft);
  }, [draft]);
  const { problems, field } = form;
  const box = (name: Name) => (
    <input {...field(name)} aria-label={labels[name]} aria-invalid={problems.has(name)} />
  );
  return (
    <form {...form.form}>
      <FormProblems of={form} labels={labels} title="Look" />
      {box('name')}
      {hasWord && box('word')}
      <button type="submit">Send</button>
    </form>
  );
}

/** The field for the name, and the one for the word. */
export const nameBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
export const wordBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Word' });

/** Waits until the summary of the last attempt has the focus, so that screen readers announce it. */
export const summaryIsRead = () => waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());

/** Lets the form finish its checks, and the page render what they found. */
export const checked = () => act(async () => undefined);

/** A form on a page, and what it reports. */
export function openForm(first: Partial<FormProps> = {}) {
  const onSubmit = vi.fn();
  const onType = vi.fn();
  const commits = vi.fn();
  const held: { form?: CheckedForm<Name, Code> } = {};
  let shown = first;
  const runtime = createTestRuntime({ language: 'en' });
  const page = (language: 'bn' | 'en') => (
    <TestProviders test={runtime} language={language}>
      <Profiler id="form" onRender={commits}>
        <Form
          schema={schemaOf()}
          refused={null}
          refusedAttempt={undefined}
          hasWord
          onSubmit={onSubmit}
          onType={onType}
          hold={(next) => {
            held.form = next;
          }}
          {...shown}
        />
      </Profiler>
    </TestProviders>
  );
  const { user, rerender } = renderAlone(page('en'));
  return {
    user,
    change: (next: Partial<FormProps>, language: 'bn' | 'en' = 'en') => {
      shown = { ...shown, ...next };
      rerender(page(language));
    },
    send: async () => {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await checked();
    },
    /** Fills in fields from the code of the page, without an event. */
    write: (values: Partial<Record<Name, string>>) => act(async () => held.form?.write(values)),
    form: () => held.form,
    onSubmit,
    onType,
    /** How often the form was rendered, at last for what its checks found. */
    renders: async () => {
      await checked();
      return commits.mock.calls.length;
    },
  };
}
