import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const yes = async () => true;
const no = async () => false;

/** Two pages of one site, each with its own instance of the module. */
let one: typeof import('./run-in-one-tab.ts').runInOneTab;
let other: typeof import('./run-in-one-tab.ts').runInOneTab;

beforeEach(async () => {
  ({ runInOneTab: one } = await import('./run-in-one-tab.ts'));
  vi.resetModules();
  ({ runInOneTab: other } = await import('./run-in-one-tab.ts'));
});
afterEach(() => vi.unstubAllGlobals());

/** Work that ends when the test resolves or rejects it. */
function slowWork() {
  let resolve: () => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { run: vi.fn(() => promise), resolve, reject };
}

test('[REG-05] [LGN-03] work that one tab does is not repeated by a tab that started it at the same moment', async () => {
  const work = slowWork();
  const again = vi.fn(async () => undefined);
  const first = one('register padma7', work.run, no);
  const second = other('register padma7', again, yes);
  const unrelated = vi.fn(async () => undefined);
  await other('register meghna', unrelated, yes);
  expect(unrelated).toHaveBeenCalledOnce();
  expect(work.run).toHaveBeenCalledOnce();
  work.resolve();
  await Promise.all([first, second]);
  expect(again).not.toHaveBeenCalled();
});

test('work whose result does not arrive by itself is done here too', async () => {
  const again = vi.fn(async () => undefined);
  await one('login padma7', async () => undefined, no);
  await other('login padma7', again, no);
  expect(again).toHaveBeenCalledOnce();
});

test('one tab may do the same work again', async () => {
  const work = vi.fn(async () => undefined);
  await one('login meghna', work, yes);
  await one('login meghna', work, yes);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failure rejects, and the next tab tries', async () => {
  const work = slowWork();
  const again = vi.fn(async () => undefined);
  const first = one('register karnaphuli', work.run, no);
  const second = other('register karnaphuli', again, yes);
  work.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(again).toHaveBeenCalledOnce();
});

test('[LGN-03] if the browser refuses locks, the work runs at once, and once', async () => {
  const refuse = async () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
  const work = vi.fn(async () => undefined);
  await one('login padma7', work, yes);
  expect(work).toHaveBeenCalledOnce();
  const failing = vi.fn(async () => {
    throw new Error('wrong password');
  });
  await expect(one('login padma7', failing, yes)).rejects.toThrow('wrong password');
  expect(failing).toHaveBeenCalledOnce();
});

test('without Web Locks the work runs at once', async () => {
  vi.stubGlobal('navigator', undefined);
  const work = vi.fn(async () => undefined);
  await one('register padma7', work, yes);
  expect(work).toHaveBeenCalledOnce();
});
