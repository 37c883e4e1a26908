// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closeForms, openForm, schemaOf } from './use-checked-form.fixture.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

afterEach(closeForms);

test('[LGN-01] typing renders nothing, and calls onType', async () => {
  const { render, type, submit, commits, onType, onSubmit } = openForm();
  await render();
  const before = commits.mock.calls.length;
  for (const text of ['a', 'ab', 'abc']) await type('name', text);
  expect(commits.mock.calls.length).toBe(before);
  expect(onType).toHaveBeenLastCalledWith({ name: 'abc', word: '' });
  await submit();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'abc', word: '' });
  const sent = commits.mock.calls.length;
  for (const text of ['abcd', 'abc']) await type('name', text);
  expect(commits.mock.calls.length).toBe(sent);
});

test('[LGN-01] one render when a field becomes right, none before and after it', async () => {
  const { render, type, submit, commits, isMarked } = openForm();
  await render({ schema: schemaOf(4) });
  await type('name', 'rafid');
  await type('word', 'seven77');
  await submit();
  const before = commits.mock.calls.length;
  await type('word', 'six666');
  expect(commits.mock.calls.length).toBe(before);
  await type('word', 'four');
  expect(commits.mock.calls.length).toBe(before + 1);
  expect(isMarked('word')).toBe(false);
  await type('word', 'two');
  expect(commits.mock.calls.length).toBe(before + 1);
});

test('[LGN-01] a value that a password manager filled in without an event is sent', async () => {
  const { render, box, submit, form, onSubmit } = openForm();
  await render();
  box('name').value = 'rafid';
  box('word').value = 'secret';
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'rafid', word: 'secret' });
  expect(form()?.kept()).toEqual({ name: 'rafid', word: 'secret' });
});

test('[LGN-01] a value that a password manager filled in without an event is checked like typed ones', async () => {
  const { render, box, type, submit, onSubmit, isMarked } = openForm();
  await render({ schema: schemaOf(4) });
  await submit();
  box('name').value = 'rafid';
  box('word').value = 'secret';
  await type('word', 'secrets');
  expect(isMarked('name')).toBe(false);
  expect(isMarked('word')).toBe(true);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[LGN-01] [A11-01] a failed attempt marks the field and focuses the summary, each time again', async () => {
  const { render, box, type, submit, summary, onSubmit, isMarked } = openForm();
  await render();
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(isMarked('name')).toBe(true);
  expect(isMarked('word')).toBe(false);
  expect(summary()?.matches(':focus')).toBe(true);
  expect(summary()?.querySelectorAll('a')).toHaveLength(1);
  box('word').focus();
  await submit();
  expect(summary()?.matches(':focus')).toBe(true);
  box('name').focus();
  await type('name', 'x');
  expect(summary()).toBeNull();
  expect(isMarked('name')).toBe(false);
  expect(box('name').value).toBe('x');
  // A field that becomes wrong again before the next attempt shows its error, and keeps the focus.
  await type('name', '');
  expect(isMarked('name')).toBe(true);
  expect(summary()).toBeNull();
  expect(box('name').matches(':focus')).toBe(true);
});

test('[LGN-01] after a successful attempt typing marks nothing', async () => {
  const { render, type, submit, isMarked, summary } = openForm();
  await render();
  await type('name', 'rafid');
  await submit();
  await type('name', '');
  expect(isMarked('name')).toBe(false);
  await submit();
  expect(isMarked('name')).toBe(true);
  expect(summary()?.matches(':focus')).toBe(true);
});

test('[LGN-01] [REG-02] a change of language and late rules keep the typed text and the focus', async () => {
  const { render, box, type, submit, isMarked } = openForm();
  await render();
  await type('name', 'rafid');
  await type('word', 'seven77');
  box('word').focus();
  await render({}, 'bn');
  await render({ schema: schemaOf(4) });
  expect(box('name').value).toBe('rafid');
  expect(box('word').value).toBe('seven77');
  expect(box('word').matches(':focus')).toBe(true);
  // A new rule alone marks nothing; marked fields are checked by the current rule.
  expect(isMarked('word')).toBe(false);
  await submit();
  expect(isMarked('word')).toBe(true);
  await render({ schema: schemaOf(8) });
  expect(isMarked('word')).toBe(false);
  expect(box('word').value).toBe('seven77');
});

test('[LGN-04] [REG-05] a field that is removed loses its value, unless the form keeps it', async () => {
  const { render, box, type, form } = openForm();
  await render();
  await type('word', 'code');
  await render({ hasWord: false });
  expect(form()?.values()).toEqual({ name: '', word: '' });
  await render({ hasWord: true });
  expect(box('word').value).toBe('');
});

test('[LGN-01] [ERR-01] an error of the server stays until its field changes', async () => {
  const { render, box, type, form, summary } = openForm();
  await render();
  await type('name', 'taken');
  await render({ refused: new Map([['name', 'Not allowed.']]), refusedAttempt: 1 });
  expect(form()?.problems.get('name')).toEqual({ says: 'Not allowed.' });
  expect(summary()?.matches(':focus')).toBe(true);
  box('word').focus();
  await render({ refused: new Map([['name', 'Pas permis.']]), refusedAttempt: 1 });
  expect(form()?.problems.get('name')).toEqual({ says: 'Pas permis.' });
  expect(box('word').matches(':focus')).toBe(true);
  await type('word', 'other');
  expect(form()?.problems.size).toBe(1);
  await type('name', 'free');
  expect(form()?.problems.size).toBe(0);
  expect(box('word').value).toBe('other');
});

test('[LGN-06] [ERR-01] an error of the server disappears with its attempt, and appears with the next', async () => {
  const { render, type, form, submit, summary } = openForm();
  await render();
  await type('name', 'taken');
  const refused = new Map([['word', 'Not allowed.'] as const]);
  await render({ refused, refusedAttempt: 1 });
  expect(form()?.problems.get('word')).toEqual({ says: 'Not allowed.' });
  await render({ refused: null, refusedAttempt: undefined });
  expect(form()?.problems.size).toBe(0);
  expect(summary()).toBeNull();
  await render({ refused, refusedAttempt: 2 });
  expect(form()?.problems.size).toBe(1);
  expect(summary()?.matches(':focus')).toBe(true);
  // An error of our own checks is not removed with the errors of the server.
  await type('name', '');
  await submit();
  await render({ refused: null, refusedAttempt: undefined });
  expect([...(form()?.problems.keys() ?? [])]).toEqual(['name']);
});

test('[LGN-04] a field can be filled and emptied without the others', async () => {
  const { render, box, type, form, submit, onSubmit } = openForm();
  await render();
  await type('name', 'rafid');
  await type('word', 'code');
  await act(() => form()?.write({ word: '' }));
  expect(box('word').value).toBe('');
  expect(box('name').value).toBe('rafid');
  await act(() => form()?.write({ word: 'new' }));
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'rafid', word: 'new' });
});

test('[LGN-06] one field can be checked alone and gets the focus', async () => {
  const { render, box, type, form, summary, isMarked } = openForm();
  await render();
  let right: boolean | undefined;
  await act(() => {
    right = form()?.isRight('name');
  });
  expect(right).toBe(false);
  expect(box('name').matches(':focus')).toBe(true);
  expect(isMarked('name')).toBe(true);
  expect(summary()).toBeNull();
  await type('name', 'rafid');
  expect(isMarked('name')).toBe(false);
  expect(form()?.isRight('name')).toBe(true);
});

test('[WAL-03] an error that arrives before the draft is restored stays until its field changes', async () => {
  const { render, type, isMarked } = openForm();
  const refused = new Map([['name', 'Not allowed.'] as const]);
  await render({ refused, refusedAttempt: 1, draft: '2,000' });
  expect(isMarked('name')).toBe(true);
  await type('name', '2,001');
  expect(isMarked('name')).toBe(false);
});
