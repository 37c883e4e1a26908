import { retried } from '@parlour/api-client';
import { reloadForNews } from './new-version.ts';
import { renewSheets } from './sheets.ts';

/** Longest time to load a file, in ms (SPECIFICATION §6). */
const longest = 120_000;

/**
 * Loads a part of the site: `loadPart(() => import('./Part.tsx'))`. After a short network failure it tries again, for
 * the style sheets too. If the files of this build are gone, the page is reloaded (ERR-01, docs/decisions/034). Rejects
 * with the error of the last attempt.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new TypeError('The import took too long'));
    }, longest);
  });
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries > 1) await renewSheets();
    return load();
  };
  try {
    return await Promise.race([retried(attempt), late]);
  } catch (error) {
    await reloadForNews(isLate);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
