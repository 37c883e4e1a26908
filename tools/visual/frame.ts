/** A rectangle in CSS px of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What of the page belongs to the story: its own box, everything that lies over
 * the page (`position: fixed`) and everything mounted beside it (portals), with
 * room for focus rings and shadows. A page-level story (`fullscreen`) is the
 * whole document.
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
 * Waits until the story has its fonts and all its pictures, decoded and painted:
 * also those below the window, which a page asks for only when they come near.
 * Which of them the browser has already would depend on the stories before. A
 * picture that never answers holds nothing up for longer than five seconds.
 *
 * Runs inside the browser: it must not use anything from outside itself.
 */
export async function settle(): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Code of its own (a picture, a member's tools) stands in its place before it is looked at.
  const arriving = '[data-state="arriving"], [data-component="illustration"]:empty';
  for (let waited = 0; document.querySelector(arriving) && waited < 20_000; waited += 50) {
    await pause(50);
  }
  // A picture that does not come is asked for again, and at last replaced by another.
  const isTriedAgain = (box: Element): boolean => {
    const [image] = box.getElementsByTagName('img');
    const failed = image?.complete === true && image.naturalWidth === 0;
    return box.getAttribute('data-state') === 'waiting' || failed;
  };
  let last: HTMLImageElement[] = [];
  for (let unchanged = 0; unchanged < 1_500; unchanged += 50) {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), pause(5_000)]);
    const boxes = [...document.querySelectorAll('[data-component="lazy-image"]')];
    if (!boxes.some(isTriedAgain)) break;
    if (pictures.some((picture, place) => picture !== last[place])) unchanged = 0;
    last = pictures;
    await pause(50);
  }
  await Promise.race([document.fonts.ready, pause(5_000)]);
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // What those frames painted may have asked for another face.
  await Promise.race([document.fonts.ready, pause(5_000)]);
}
