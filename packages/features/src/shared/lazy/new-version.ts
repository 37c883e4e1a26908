import { guardedStore } from '../session/guarded-store.ts';

/** Dispatched on the window when a reload would bring a new version, and something would be lost by it. */
export const newVersionEvent = 'parlour:new-version';

/** How long the server may take to say which version it has, in ms. */
const timeoutMs = 3_000;

/**
 * Address of the module that starts the site. It names the files of all parts, so another build has another address; in
 * development it is always the same.
 */
const versionOf = (page: Document) =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** What the server has by now; `''` when it cannot be reached, or answers something else. */
async function served(): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch('/', { cache: 'no-store', signal });
    const page = await answer.text();
    return answer.ok && page.includes('type="module"') ? page : '';
  } catch {
    return '';
  }
}

/** Would a reload take something from somebody: words in a field, a game that runs? */
const isBusy = (page: Document): boolean =>
  page.querySelector('iframe') !== null ||
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !/checkbox|radio|hidden|range|submit/.test(type),
  );

// biome-ignore lint/style/noRestrictedGlobals: a version belongs to the document, which has no runtime yet.
const tab = guardedStore(() => sessionStorage, 'tab');

/** Versions this step of the history was loaded with before: a note that a reload keeps without any storage. */
const leftHere = (): string => {
  const state: unknown = history.state;
  const isNoted = typeof state === 'object' && state !== null && 'left' in state;
  return isNoted ? String(state.left) : '';
};

/**
 * Notes that a version is left for good; false where that has been tried before. The note stands twice, in the storage
 * and in the history: a storage that loses it must not make the page reload without end.
 */
function leave(version: string): boolean {
  const before = `${tab.getItem('left') ?? ''}${leftHere()}`;
  if (before.includes(version)) return false;
  const left = before + version;
  tab.setItem('left', left);
  history.replaceState({ ...history.state, left }, '');
  return true;
}

async function lookForNews(isLate: boolean): Promise<void> {
  const own = versionOf(document);
  const page = own && (await served());
  if (!page) return;
  const isNew = !page.includes(own);
  if (isBusy(document)) {
    if (isNew) window.dispatchEvent(new Event(newVersionEvent));
  } else if ((isNew || isLate) && leave(own)) {
    window.location.reload();
    await new Promise(() => undefined);
  }
}

let looking: Promise<void> | undefined;

/**
 * A file of this build did not come. If the server has another build by now, the page is reloaded,
 * at most once for each version (ERR-01); the promise never resolves then. With text in a field or
 * an open game `newVersionEvent` is dispatched instead, and the visitor chooses when. `isLate`: the
 * file is overdue for so long that a reload is tried with the same build, too. Calls at the same time share one look.
 */
export function reloadForNews(isLate: boolean): Promise<void> {
  looking ??= lookForNews(isLate).finally(() => {
    looking = undefined;
  });
  return looking;
}
