import { act, Profiler, useEffect, useEffectEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { FormProblems } from './FormProblems.tsx';
import { type FormSchema, formSchema, someText, textThat } from './schema.ts';
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts';

export type Name = 'name' | 'word';
export type Code = 'required' | 'long';

const labels = { name: 'Name', word: 'Word' };
const open: (() => void)[] = [];

/** A form in which the name is required and the word may have at most `most` characters. */
export const schemaOf = (most = 10): FormSchema<Name, Code> =>
  formSchema(['required', 'long'] as const, {
    name: someText(),
    word: textThat((typed) => (typed.length > most ? 'long' : null)),
  });

/** Unmounts every form. */
export function closeForms(): void {
  for (const close of open.splice(0)) act(close);
  document.body.replaceChildren();
}

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
  return (
    <form {...form.form}>
      <FormProblems of={form} labels={labels} title="Look" />
      <input {...field('name')} aria-invalid={problems.has('name')} />
      {hasWord && <input {...field('word')} aria-invalid={problems.has('word')} />}
    </form>
  );
}

/** A form on a page, and the actions of a person. */
export function openForm() {
  const onSubmit = vi.fn();
  const onType = vi.fn();
  const commits = vi.fn();
  let form: CheckedForm<Name, Code> | undefined;
  let shown: Partial<FormProps> = {};
  const runtime = createTestRuntime({ language: 'en' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  open.push(() => root.unmount());
  const render = (change: Partial<FormProps> = {}, language: 'bn' | 'en' = 'en') => {
    shown = { ...shown, ...change };
    return act(() =>
      root.render(
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
                form = next;
              }}
              {...shown}
            />
          </Profiler>
        </TestProviders>,
      ),
    );
  };
  const box = (name: Name) => {
    const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`no box ${name}`);
    return found;
  };
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return {
    render,
    box,
    /** Types like a person: react-hook-form gets the event. */
    type: (name: Name, text: string) =>
      act(async () => {
        write?.call(box(name), text);
        box(name).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    submit: () => act(async () => document.querySelector('form')?.requestSubmit()),
    summary: () => document.querySelector('[role="alert"]'),
    isMarked: (name: Name) => box(name).getAttribute('aria-invalid') === 'true',
    onSubmit,
    onType,
    commits,
    form: () => form,
  };
}
