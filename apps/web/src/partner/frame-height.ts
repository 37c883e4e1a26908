import type { Overlays } from '@parlour/features/runtime';

/** Minimum height (px) while a window is open: the window is above the content, which may be lower. */
const windowHeight = 640;

/** Reports the height of the content whenever it changes, because a frame does not adapt its height itself. */
export function followHeight(
  content: Element,
  overlays: Overlays,
  tell: (px: number) => void,
): void {
  let last = 0;
  const measure = () => {
    const { height } = content.getBoundingClientRect();
    const isCovered = overlays.store.getState().modal !== null;
    const px = Math.ceil(isCovered ? Math.max(height, windowHeight) : height);
    if (px === last || px === 0) return;
    last = px;
    tell(px);
  };
  new ResizeObserver(measure).observe(content);
  overlays.store.subscribe(measure);
}
