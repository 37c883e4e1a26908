import type { OpenModal } from '@parlour/features/runtime';
import { expect, test } from 'vitest';
import { modals } from './modals.ts';

test('[MOD-03] the registry has every modal that the site opens by name', () => {
  const asked = ['login', 'register', 'forgotPassword', 'changePassword', 'notice', 'announcement'];
  expect(Object.keys(modals)).toEqual(expect.arrayContaining(asked));
});

test('[MOD-03] an unknown name, and the props of another modal, do not compile', () => {
  const opened: OpenModal = { name: 'notice', props: { index: 2 } };
  // @ts-expect-error No such modal.
  const unknown: OpenModal = { name: 'cashier', props: {} };
  // @ts-expect-error The index says which notice.
  const incomplete: OpenModal = { name: 'notice', props: {} };
  // @ts-expect-error The index is that of a notice.
  const foreign: OpenModal = { name: 'login', props: { index: 2 } };
  expect([opened, unknown, incomplete, foreign]).toHaveLength(4);
});
