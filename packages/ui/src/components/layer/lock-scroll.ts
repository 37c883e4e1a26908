interface Lock {
  holders: number;
  undo: () => void;
}

const locks = new WeakMap<Document, Lock>();

/**
 * Stops the page from scrolling. Where a scroll bar takes room its gutter stays,
 * so nothing shifts. No style element is added (strict CSP) and no wheel
 * listener either, so what scrolls inside a shadow root still does. Returns the
 * undo; the page scrolls again when the last layer has let go.
 */
export function lockScroll(page: Document): () => void {
  const lock = locks.get(page) ?? start(page);
  lock.holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    lock.holders -= 1;
    if (lock.holders > 0) return;
    locks.delete(page);
    lock.undo();
  };
}

function start(page: Document): Lock {
  const root = page.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  const hasBar = (page.defaultView?.innerWidth ?? 0) > root.clientWidth;
  if (hasBar) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  const lock = {
    holders: 0,
    undo: () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    },
  };
  locks.set(page, lock);
  return lock;
}
