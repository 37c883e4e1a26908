// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  checked,
  nameBox,
  openForm,
  schemaOf,
  summaryIsRead,
  wordBox,
} from './use-checked-form.fixture.tsx';

const summary = () => screen.queryByRole('alert');

test('[LGN-01] typing renders nothing, and calls onType', async () => {
  const { user, send, renders, onType, onSubmit } = openForm();
  const before = await renders();
  await user.type(nameBox(), 'abc');
  expect(await renders()).toBe(before);
  expect(onType).toHaveBeenLastCalledWith({ name: 'abc', word: '' });
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'abc', word: '' });
  const sent = await renders();
  await user.type(nameBox(), 'd{Backspace}');
  expect(await renders()).toBe(sent);
});

test('[LGN-01] one render when a field becomes right, none before and after it', async () => {
  const { user, send, renders } = openForm({ schema: schemaOf(4) });
  await user.type(nameBox(), 'rafid');
  await user.type(wordBox(), 'seven77');
  await send();
  expect(wordBox()).toBeInvalid();
  const before = await renders();
  await user.type(wordBox(), '{Backspace}{Backspace}');
  await checked();
  expect(wordBox()).toHaveValue('seven');
  expect(await renders()).toBe(before);
  await user.keyboard('{Backspace}');
  expect(await renders()).toBe(before + 1);
  expect(wordBox()).toBeValid();
  await user.keyboard('{Backspace}');
  expect(await renders()).toBe(before + 1);
});

test('[LGN-01] a value that a password manager filled in without an event is sent', async () => {
  const { send, form, onSubmit } = openForm();
  nameBox().value = 'rafid';
  wordBox().value = 'secret';
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'rafid', word: 'secret' });
  expect(form()?.kept()).toEqual({ name: 'rafid', word: 'secret' });
});

test('[LGN-01] a value that a password manager filled in without an event is checked like typed ones', async () => {
  const { user, send, onSubmit } = openForm({ schema: schemaOf(4) });
  await send();
  nameBox().value = 'rafid';
  wordBox().value = 'secret';
  await user.type(wordBox(), 's');
  await checked();
  expect(nameBox()).toBeValid();
  expect(wordBox()).toBeInvalid();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[LGN-01] [A11-01] a failed attempt marks the field and focuses the summary, each time again', async () => {
  const { user, send, onSubmit } = openForm();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(nameBox()).toBeInvalid();
  expect(wordBox()).toBeValid();
  await summaryIsRead();
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
  await user.type(wordBox(), '{Enter}');
  await summaryIsRead();
  await user.type(nameBox(), 'x');
  await checked();
  expect(summary()).toBeNull();
  expect(nameBox()).toBeValid();
  expect(nameBox()).toHaveValue('x');
  // A field that becomes wrong again before the next attempt shows its error, and keeps the focus.
  await user.keyboard('{Backspace}');
  await checked();
  expect(nameBox()).toBeInvalid();
  expect(summary()).toBeNull();
  expect(nameBox()).toHaveFocus();
});

test('[LGN-01] after a successful attempt typing marks nothing', async () => {
  const { user, send } = openForm();
  await user.type(nameBox(), 'rafid');
  await send();
  await user.clear(nameBox());
  await checked();
  expect(nameBox()).toBeValid();
  await send();
  expect(nameBox()).toBeInvalid();
  await summaryIsRead();
});

test('[LGN-01] [REG-02] a change of language and late rules keep the typed text and the focus', async () => {
  const { user, change, send } = openForm();
  await user.type(nameBox(), 'rafid');
  await user.type(wordBox(), 'seven77');
  change({}, 'bn');
  change({ schema: schemaOf(4) });
  expect(nameBox()).toHaveValue('rafid');
  expect(wordBox()).toHaveValue('seven77');
  expect(wordBox()).toHaveFocus();
  // A new rule alone marks nothing; marked fields are checked by the current rule.
  expect(wordBox()).toBeValid();
  await send();
  expect(wordBox()).toBeInvalid();
  change({ schema: schemaOf(8) });
  expect(wordBox()).toBeValid();
  expect(wordBox()).toHaveValue('seven77');
});

test('[LGN-04] [REG-05] a field that is removed loses its value, unless the form keeps it', async () => {
  const { user, change, form } = openForm();
  await user.type(wordBox(), 'code');
  change({ hasWord: false });
  expect(form()?.values()).toEqual({ name: '', word: '' });
  change({ hasWord: true });
  expect(wordBox()).toHaveValue('');
});

test('[LGN-01] [ERR-01] an error of the server stays until its field changes', async () => {
  const { user, change, form } = openForm();
  await user.type(nameBox(), 'taken');
  change({ refused: new Map([['name', 'Not allowed.']]), refusedAttempt: 1 });
  expect(form()?.problems.get('name')).toEqual({ says: 'Not allowed.' });
  await summaryIsRead();
  await user.click(wordBox());
  change({ refused: new Map([['name', 'Pas permis.']]), refusedAttempt: 1 });
  expect(form()?.problems.get('name')).toEqual({ says: 'Pas permis.' });
  expect(wordBox()).toHaveFocus();
  await user.keyboard('other');
  await checked();
  expect(form()?.problems.size).toBe(1);
  await user.clear(nameBox());
  await user.type(nameBox(), 'free');
  await checked();
  expect(form()?.problems.size).toBe(0);
  expect(wordBox()).toHaveValue('other');
});

test('[LGN-06] [ERR-01] an error of the server disappears with its attempt, and appears with the next', async () => {
  const { user, change, form, send } = openForm();
  await user.type(nameBox(), 'taken');
  const refused = new Map([['word', 'Not allowed.'] as const]);
  change({ refused, refusedAttempt: 1 });
  expect(form()?.problems.get('word')).toEqual({ says: 'Not allowed.' });
  change({ refused: null, refusedAttempt: undefined });
  expect(form()?.problems.size).toBe(0);
  expect(summary()).toBeNull();
  change({ refused, refusedAttempt: 2 });
  expect(form()?.problems.size).toBe(1);
  await summaryIsRead();
  // An error of our own checks is not removed with the errors of the server.
  await user.clear(nameBox());
  await send();
  change({ refused: null, refusedAttempt: undefined });
  expect([...(form()?.problems.keys() ?? [])]).toEqual(['name']);
});

test('[LGN-04] a field can be filled and emptied without the others', async () => {
  const { user, write, send, onSubmit } = openForm();
  await user.type(nameBox(), 'rafid');
  await user.type(wordBox(), 'code');
  await write({ word: '' });
  expect(wordBox()).toHaveValue('');
  expect(nameBox()).toHaveValue('rafid');
  await write({ word: 'new' });
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'rafid', word: 'new' });
});

test('[LGN-06] one field can be checked alone and gets the focus', async () => {
  const { user, form } = openForm();
  await user.type(wordBox(), 'code');
  let right: boolean | undefined;
  act(() => {
    right = form()?.isRight('name');
  });
  expect(right).toBe(false);
  expect(nameBox()).toHaveFocus();
  expect(nameBox()).toBeInvalid();
  expect(summary()).toBeNull();
  await user.type(nameBox(), 'rafid');
  await checked();
  expect(nameBox()).toBeValid();
  expect(form()?.isRight('name')).toBe(true);
});

test('[WAL-03] an error that arrives before the draft is restored stays until its field changes', async () => {
  const refused = new Map([['name', 'Not allowed.'] as const]);
  const { user } = openForm({ refused, refusedAttempt: 1, draft: '2,000' });
  expect(nameBox()).toBeInvalid();
  await user.type(nameBox(), '{Backspace}1');
  await checked();
  expect(nameBox()).toHaveValue('2,001');
  expect(nameBox()).toBeValid();
});
