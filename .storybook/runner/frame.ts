/** A rectangle in CSS px of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the part of the page that belongs to the story: its own box, everything above the page (`position: fixed`)
 * and everything mounted beside it (portals), with room for focus rings and shadows. For a page-level story
 * (`fullscreen`) it is the whole document.
 *
 * Runs inside the browser: it must not use anything from outside itself.
 */
export function storyBox(layout: string): Box {
  const page = document.documentElement;
  const whole = { x: 0, y: 0, width: page.clientWidth, height: page.scrollHeight };
  const root = document.querySelector('#storybook-root');
  if (layout === 'fullscreen' || !root) return whole;

  const boxes = [root.getBoundingClientRect()];
  for (const part of document.body.querySelectorAll('*')) {
    const beside =
      part.parentElement === document.body &&
      !part.matches('script, style, template, [class^="sb-"], [id^="storybook-"]');
    if (!beside && getComputedStyle(part).position !== 'fixed') continue;
    if (part.closest('.sb-wrapper, #storybook-docs, #storybook-highlights-root')) continue;
    const box = part.getBoundingClientRect();
    if (box.width > 1 && box.height > 1) boxes.push(box);
  }
  const margin = 12;
  const left = Math.min(...boxes.map((box) => box.left)) + scrollX - margin;
  const top = Math.min(...boxes.map((box) => box.top)) + scrollY - margin;
  const right = Math.max(...boxes.map((box) => box.right)) + scrollX + margin;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY + margin;
  const x = Math.max(0, Math.floor(left));
  const y = Math.max(0, Math.floor(top));
  return {
    x,
    y,
    width: Math.max(1, Math.min(whole.width, Math.ceil(right)) - x),
    height: Math.max(1, Math.min(Math.max(whole.height, innerHeight), Math.ceil(bottom)) - y),
  };
}

/**
 * Waits until the story is complete: lazy code is rendered, all pictures are decoded (also those below the window,
 * which a page loads only when they come near), fonts are loaded, short timers have fired, and the page is idle.
 * Resolves with what is missing after `limit` ms, or '' if nothing is missing.
 *
 * Runs inside the browser: it must not use anything from outside itself.
 */
export async function settle({
  limit,
  timers,
}: {
  limit: number;
  timers: string;
}): Promise<string> {
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A page that renders all the time is never idle, so the wait has a limit.
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
  const named = (parts: Iterable<Element>) =>
    [...parts].map((part) => part.getAttribute('data-component') ?? part.tagName.toLowerCase());
  const missing = (): readonly string[] => {
    const arriving = '[data-state="arriving"], [data-component="illustration"]:empty';
    // A picture that fails is loaded again, and finally replaced by another.
    const again = '[data-component="lazy-image"][data-state="waiting"]';
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const waiting: number = Reflect.get(globalThis, timers) ?? 0;
    return [
      ...named(document.querySelectorAll(arriving)),
      ...named(document.querySelectorAll(again)).map((name) => `${name} (tries again)`),
      ...pictures.filter(({ complete }) => !complete).map(({ src }) => src.slice(0, 80)),
      ...(document.fonts.status === 'loading' ? ['fonts'] : []),
      ...(waiting > 0 ? [`${waiting} timers`] : []),
    ];
  };
  const decoded = () =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));

  let isOver = false;
  let step = 'a frame';
  const rest = async (): Promise<string> => {
    for (let quiet = 0; quiet < 2 && !isOver; ) {
      const left = missing();
      step = left.join(', ');
      if (left.length > 0) {
        quiet = 0;
        await pause(20);
        continue;
      }
      quiet += 1;
      step = 'a picture that is not decoded';
      await decoded();
      // These frames may load a font or a part. New code runs before the page is idle.
      step = 'a frame';
      for (let frames = 0; frames < 2; frames += 1) await frame();
      await idle();
    }
    return '';
  };
  const late = pause(limit).then(() => {
    isOver = true;
    return step;
  });
  return Promise.race([rest(), late]);
}
