/** Frames without a change before a page counts as stable, so that measuring and rendering are finished. */
const quietFrames = 10;
/** The longest wait, in ms. What still changes then will not become stable. */
const timeoutMs = 15_000;

/** Waits until a part of the page is stable: its markup, its styles and its scroll position. */
export async function atRest(part: Element): Promise<void> {
  let quiet = 0;
  let last = 'nothing';
  const changed = (what: string) => {
    quiet = 0;
    last = what;
  };
  const watcher = new MutationObserver(([record]) => changed(record?.type ?? 'markup'));
  const everything = { attributes: true, childList: true, characterData: true, subtree: true };
  const scrolled = () => changed('scroll');
  watcher.observe(part, everything);
  part.addEventListener('scroll', scrolled, { capture: true });
  const started = performance.now();
  while (quiet < quietFrames && performance.now() - started < timeoutMs) {
    quiet += 1;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  watcher.disconnect();
  part.removeEventListener('scroll', scrolled, { capture: true });
  if (quiet < quietFrames) throw new Error(`not settled: ${last}`);
}
