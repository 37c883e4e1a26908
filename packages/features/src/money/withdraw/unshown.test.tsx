// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../testing/page.fixture.tsx';
import { press } from '../../testing/person.fixture.ts';
import { field, fill, opened, place, submit, take } from './widget.fixture.tsx';

vi.mock('../../shared/shell/dialog-host.tsx', () => {
  throw new TypeError('Failed to import');
});

beforeEach(place);
afterEach(take);

test('[ERR-01] [WAL-03] a question whose code fails to load shows an error, and the form stays', async () => {
  const setup = await opened();
  await fill('500');
  await press(submit());
  await settled(() =>
    expect(setup.runtime.toasts.getSnapshot()[0]?.title).toBe(
      'This could not be loaded. Try again.',
    ),
  );
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  expect(field('amount').value).toBe('500');
  expect(submit().getAttribute('aria-busy')).toBeNull();
});
