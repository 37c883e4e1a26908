import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

test('[ERR-01] what failed to load is loaded again at the next use, and once it came never again', async () => {
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue('code');
  const code = lazily(load);
  expect(load).not.toHaveBeenCalled();
  await expect(code()).rejects.toMatchObject({ code: 'NETWORK' });
  expect(await code()).toBe('code');
  expect(await code()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[ERR-01] uses at the same time share one load and one failure', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('offline')));
  const code = lazily(load);
  const both = await Promise.allSettled([code(), code()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(1);
});
