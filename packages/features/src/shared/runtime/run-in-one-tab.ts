/** The part of the Web Locks API that is used. */
interface Locks {
  request(name: string, work: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ held?: readonly { name?: string }[] }>;
}

const isLocks = (value: unknown): value is Locks =>
  typeof value === 'object' && value !== null && 'request' in value && 'query' in value;

/** How long the other tabs know that work was done, in ms. */
const rememberedFor = 10_000;

/** Work that this page did itself: it may do it again. */
const own = new Set<string>();

/**
 * Runs work while no other tab of the site runs work of the same name. If another tab has just done it, it first awaits
 * `arrived`: `true` if the result reaches this tab by itself, as a login does. Then the work is not repeated. A failure
 * does not count as done; the next tab tries. Without Web Locks (an old browser, a page without a secure context,
 * refused storage) the work runs at once.
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
    // All tabs see a held lock at once; a message might arrive after the next tab's turn.
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
    // A browser that refuses storage refuses locks as well.
    await work();
  }
}
