interface Lock {
  holders: number;
  undo: () => void;
}

const locks = new WeakMap<Document, Lock>();

/**
 * Stops the page from scrolling. If the scroll bar takes space, that space is kept, so that nothing shifts. It adds no
 * style element (strict CSP) and no wheel listener, so content inside a shadow root can still scroll. Returns a
 * function that undoes it; the page scrolls again after the last layer has called it.
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
