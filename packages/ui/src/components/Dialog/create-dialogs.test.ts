import { expect, test, vi } from 'vitest';
import { createDialogs } from './create-dialogs.ts';

const shown = (dialogs: ReturnType<typeof createDialogs>) =>
  dialogs.getSnapshot().map(({ kind, title }) => `${kind}: ${title}`);

test('[MOD-02] alert resolves when it is closed, confirm and warn resolve with the answer', async () => {
  const dialogs = createDialogs();
  const said = dialogs.alert({ title: 'A' });
  const asked = dialogs.confirm({ title: 'B' });
  const warned = dialogs.warn({ title: 'C' });
  expect(shown(dialogs)).toEqual(['alert: A', 'confirm: B', 'warn: C']);
  for (const [index, yes] of [false, true, false].entries()) {
    dialogs.answer(index + 1, yes);
  }
  await expect(said).resolves.toBeUndefined();
  await expect(asked).resolves.toBe(true);
  await expect(warned).resolves.toBe(false);
  expect(dialogs.getSnapshot()).toEqual([]);
});

test('[MOD-02] a warning has its own tone, and a caller may choose another', () => {
  const dialogs = createDialogs();
  void dialogs.warn({ title: 'A' });
  void dialogs.warn({ title: 'B', tone: 'danger' });
  expect(dialogs.getSnapshot().map(({ tone }) => tone)).toEqual(['warn', 'danger']);
});

test('[MOD-02] work runs once for several answers, and no answer cancels it', async () => {
  const dialogs = createDialogs();
  let end: () => void = () => undefined;
  const run = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const asked = dialogs.confirm({ title: 'Log out?', run });
  dialogs.answer(1, true);
  dialogs.answer(1, true);
  dialogs.answer(1, false);
  expect(run).toHaveBeenCalledTimes(1);
  expect(dialogs.getSnapshot()[0]?.busy).toBe(true);
  end();
  await expect(asked).resolves.toBe(true);
  expect(dialogs.getSnapshot()).toEqual([]);
});

test('[MOD-02] work that fails closes the dialog and rejects the call', async () => {
  const dialogs = createDialogs();
  const asked = dialogs.confirm({
    title: 'Log out?',
    run: () => Promise.reject(new Error('offline')),
  });
  dialogs.answer(1, true);
  await expect(asked).rejects.toThrow('offline');
  expect(dialogs.getSnapshot()).toEqual([]);
});

test('[MOD-02] work that throws synchronously rejects the call too', async () => {
  const dialogs = createDialogs();
  const asked = dialogs.confirm({
    title: 'Log out?',
    run: () => {
      throw new Error('broken');
    },
  });
  dialogs.answer(1, true);
  await expect(asked).rejects.toThrow('broken');
});

test('[MOD-02] closing all resolves every open question with no', async () => {
  const dialogs = createDialogs();
  const answers = [dialogs.confirm({ title: 'A' }), dialogs.confirm({ title: 'B' })];
  dialogs.closeAll();
  await expect(Promise.all(answers)).resolves.toEqual([false, false]);
});

test('[MOD-02] listeners are called once per change, and the snapshot is stable between changes', () => {
  const dialogs = createDialogs();
  const heard = vi.fn();
  const stop = dialogs.subscribe(heard);
  void dialogs.alert({ title: 'A' });
  expect(dialogs.getSnapshot()).toBe(dialogs.getSnapshot());
  dialogs.answer(99, true);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  dialogs.answer(1, true);
  expect(heard).toHaveBeenCalledTimes(1);
});
