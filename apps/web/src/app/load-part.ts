import { reloadForNews } from './new-version.ts';

/** How long to wait before each further try, in ms. */
const waits = [0, 300, 800, 1_600];
/** A file that has not come by then does not come (SPECIFICATION §6), in ms. */
const longest = 120_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Styles on their way, by address. */
const arriving = new Map<string, Promise<unknown>>();

/** Fetches a file a part needs, `lists` or `lists:css`; resolves when styles are there. A script is only fetched ahead. */
function fetchAhead(file: string): Promise<unknown> | undefined {
  const [name, isStyle] = file.split(':');
  // The import map lists scripts only; a stylesheet has the address of its script.
  const script = import.meta.resolve(`/assets/${name}.js`);
  const href = isStyle ? script.replace(/js$/, 'css') : script;
  const known = arriving.get(href);
  const isThere = [...document.querySelectorAll('link')].some((link) => link.href === href);
  if (known || isThere) return known;
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  // Behind the sheet of the first page, whenever that comes into the head: else a rule of that sheet would win over
  // what a later part changes of the same component.
  (isStyle ? document.body : document.head).append(link);
  if (!isStyle) return undefined;
  const styles = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      arriving.delete(href);
      link.remove();
      reject(new TypeError(`Failed to import ${href}`));
    };
  });
  arriving.set(href, styles);
  return styles;
}

/**
 * Loads a part of the site, with the files it needs; the build calls it around each `import()` in
 * the place of its own helper (docs/decisions/034). A connection that fails for a moment is tried
 * again; where the files of this build are gone, the page is reloaded (ERR-01).
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  let isLate = false;
  const late = pause(longest).then(() => {
    isLate = true;
    throw new TypeError('The import took too long');
  });
  const attempt = async () => {
    await Promise.all(files.map(fetchAhead));
    return load();
  };
  let failure: unknown;
  for (const wait of waits) {
    if (wait) await pause(wait);
    try {
      return await Promise.race([attempt(), late]);
    } catch (error) {
      failure = error;
    }
  }
  await reloadForNews(isLate);
  throw failure;
}

export { loadPart as __vitePreload };
