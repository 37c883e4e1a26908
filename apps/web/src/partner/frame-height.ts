import type { Overlays } from '@parlour/features/runtime';

/** Least height (px) while a window is open over the widget: it lies above the content, which may be low. */
const windowHeight = 640;

/** Tells how high the content is, whenever that changes: a frame has no height of its own. */
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
