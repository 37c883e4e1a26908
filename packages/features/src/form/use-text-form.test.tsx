// @vitest-environment jsdom
import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestRuntime, TestProviders } from '../testing/index.tsx';
import { FormProblems } from './FormProblems.tsx';
import { type TextForm, useTextForm } from './use-text-form.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

type Name = 'name' | 'word';
const names = ['name', 'word'] as const;
const labels = { name: 'Name', word: 'Word' };
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) act(close);
  document.body.replaceChildren();
});

interface FormProps {
  readonly refused: ReadonlyMap<Name, string> | null;
  readonly refusedAttempt: number | undefined;
  readonly onSubmit: () => void;
  readonly onType: () => void;
  readonly hold: (form: TextForm<Name, 'required'>) => void;
}

function Form({ refused, refusedAttempt, onSubmit, onType, hold }: FormProps) {
  const form = useTextForm<Name, 'required'>({
    names,
    check: ({ name }) => new Map(name.trim() ? [] : [['name', 'required']]),
    onSubmit,
    onType,
    refused,
    refusedAttempt,
  });
  hold(form);
  const { problems, field } = form;
  return (
    <form {...form.form}>
      <FormProblems of={form} labels={labels} title="Look" />
      {names.map((name) => (
        <input key={name} {...field(name)} aria-invalid={problems.has(name)} />
      ))}
    </form>
  );
}

function show() {
  const onSubmit = vi.fn();
  const onType = vi.fn();
  const commits = vi.fn();
  let form: TextForm<Name, 'required'> | undefined;
  const hold: FormProps['hold'] = (next) => {
    form = next;
  };
  const runtime = createTestRuntime({ language: 'en' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  open.push(() => root.unmount());
  const render = (refused: ReadonlyMap<Name, string> | null = null, refusedAttempt?: number) =>
    act(() =>
      root.render(
        <TestProviders test={runtime} language="en">
          <Profiler id="form" onRender={commits}>
            <Form
              refused={refused}
              refusedAttempt={refusedAttempt}
              onSubmit={onSubmit}
              onType={onType}
              hold={hold}
            />
          </Profiler>
        </TestProviders>,
      ),
    );
  const box = (name: Name) => {
    const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`no box ${name}`);
    return found;
  };
  const type = (name: Name, text: string) =>
    act(() => {
      box(name).value = text;
      box(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  const submit = () => act(() => document.querySelector('form')?.requestSubmit());
  const summary = () => document.querySelector('[role="alert"]');
  return { render, box, type, submit, summary, onSubmit, onType, commits, form: () => form };
}

test('[LGN-01] nothing renders while somebody types, and what is typed is told', async () => {
  const { render, type, commits, onType } = show();
  await render();
  const before = commits.mock.calls.length;
  for (const text of ['a', 'ab', 'abc']) await type('name', text);
  expect(commits.mock.calls.length).toBe(before);
  expect(onType).toHaveBeenLastCalledWith({ name: 'abc', word: '' });
});

test('[LGN-01] what a password manager filled in without a word is sent', async () => {
  const { render, box, submit, onSubmit } = show();
  await render();
  box('name').value = 'rafid';
  box('word').value = 'secret';
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'rafid', word: 'secret' });
});

test('[LGN-01] [A11-01] a failed attempt marks the field, its summary takes the focus, each attempt anew', async () => {
  const { render, box, type, submit, summary, onSubmit } = show();
  await render();
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box('name').getAttribute('aria-invalid')).toBe('true');
  expect(box('word').getAttribute('aria-invalid')).toBe('false');
  expect(summary()?.matches(':focus')).toBe(true);
  expect(summary()?.querySelectorAll('a')).toHaveLength(1);
  box('word').focus();
  await submit();
  expect(summary()?.matches(':focus')).toBe(true);
  await type('name', 'x');
  expect(summary()).toBeNull();
  expect(box('name').getAttribute('aria-invalid')).toBe('false');
  expect(box('name').value).toBe('x');
});

test('[LGN-01] [ERR-01] a sentence of the server stands until its field changes', async () => {
  const { render, box, type, form, summary } = show();
  await render();
  await type('name', 'taken');
  await render(new Map([['name', 'Not allowed.']]), 1);
  expect(form()?.problems.get('name')).toEqual({ says: 'Not allowed.' });
  expect(summary()?.matches(':focus')).toBe(true);
  box('word').focus();
  await render(new Map([['name', 'Pas permis.']]), 1);
  expect(form()?.problems.get('name')).toEqual({ says: 'Pas permis.' });
  expect(box('word').matches(':focus')).toBe(true);
  await type('word', 'other');
  expect(form()?.problems.size).toBe(1);
  await type('name', 'free');
  expect(form()?.problems.size).toBe(0);
  expect(box('word').value).toBe('other');
});

test('[LGN-06] [ERR-01] a sentence of the server goes with the attempt it belongs to, and comes with the next', async () => {
  const { render, type, form, submit, summary } = show();
  await render();
  await type('name', 'taken');
  await render(new Map([['word', 'Not allowed.']]), 1);
  expect(form()?.problems.get('word')).toEqual({ says: 'Not allowed.' });
  await render(null);
  expect(form()?.problems.size).toBe(0);
  expect(summary()).toBeNull();
  await render(new Map([['word', 'Not allowed.']]), 2);
  expect(form()?.problems.size).toBe(1);
  expect(summary()?.matches(':focus')).toBe(true);
  // What was found here is not the server's to take back.
  await type('name', '');
  await submit();
  await render(null);
  expect([...(form()?.problems.keys() ?? [])]).toEqual(['name']);
});

test('[LGN-04] a box can be emptied without the others', async () => {
  const { render, box, type, form } = show();
  await render();
  await type('name', 'rafid');
  await type('word', 'code');
  await act(() => form()?.write({ word: '' }));
  expect(box('word').value).toBe('');
  expect(box('name').value).toBe('rafid');
});

test('[LGN-06] one field is checked by itself and gets the focus', async () => {
  const { render, box, type, form, summary } = show();
  await render();
  let right: boolean | undefined;
  await act(() => {
    right = form()?.isRight('name');
  });
  expect(right).toBe(false);
  expect(box('name').matches(':focus')).toBe(true);
  expect(box('name').getAttribute('aria-invalid')).toBe('true');
  expect(summary()).toBeNull();
  await type('name', 'rafid');
  expect(form()?.isRight('name')).toBe(true);
});
