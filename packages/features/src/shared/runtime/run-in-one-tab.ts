/** The part of the Web Locks API that is needed. */
interface Locks {
  request(name: string, work: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ held?: readonly { name?: string }[] }>;
}

const isLocks = (value: unknown): value is Locks =>
  typeof value === 'object' && value !== null && 'request' in value && 'query' in value;

/** How long, in ms, the other tabs know that something was done. */
const rememberedFor = 10_000;

/** What this page did itself: it may do it again. */
const own = new Set<string>();

/**
 * Runs work while no other tab of the site runs work of the same name. When another tab has just
 * done it, `arrived` is awaited first: `true` if the result reaches this tab by itself, as a login
 * does. Then the work is not done again. A failure does not count as done; the next tab tries.
 * Without Web Locks (an old browser, a page without a secure context, refused storage) it runs at once.
 */
export async function runInOneTab(
  name: string,
  work: () => Promise<void>,
  arrived: () => Promise<boolean>,
): Promise<void> {
  const locks: unknown = typeof navigator === 'undefined' ? null : Reflect.get(navigator, 'locks');
  if (!isLocks(locks)) return work();
  const lockName = `parlour:${name}`;
  const doneMark = `${lockName}:done`;
  let isMine = false;
  const inside = async () => {
    isMine = true;
    const { held = [] } = await locks.query().catch(() => ({ held: [] }));
    const elsewhere = !own.has(doneMark) && held.some((lock) => lock.name === doneMark);
    if (elsewhere && (await arrived())) return;
    await work();
    if (elsewhere || own.has(doneMark)) return;
    own.add(doneMark);
    // Held is known to every tab at once; a message might come after the next tab's turn.
    await new Promise<void>((known) => {
      void locks.request(doneMark, async () => {
        known();
        await new Promise((resolve) => setTimeout(resolve, rememberedFor));
        own.delete(doneMark);
      });
    });
  };
  try {
    await locks.request(lockName, inside);
  } catch (error) {
    if (isMine) throw error;
    // A browser that refuses its storage refuses locks as well.
    await work();
  }
}
