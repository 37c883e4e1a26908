import type { Mode } from '@parlour/stories/modes';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { inTurn } from './in-turn.ts';

/** All windows of a docs page. */
const enter = inTurn();

interface DocsWindowProps {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
}

/**
 * A story in a window of its own on a docs page: a page or an open modal would cover the docs. It begins when a reader
 * scrolls near it and the window before has loaded, because each loads every file of the preview, which are hundreds
 * during development.
 */
export function DocsWindow({ id, name, mode }: DocsWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const leave = useRef<() => void>(undefined);
  const [isNear, setNear] = useState(false);
  const [hasTurn, setTurn] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return;
    leave.current = enter(() => setTurn(true));
    return () => leave.current?.();
  }, [isNear]);
  const globals = Object.entries(mode).map(([axis, value]) => `${axis}:${value}`);
  const address = `iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`;
  return (
    <div ref={place} style={pane} data-docs-window={id}>
      {hasTurn && (
        <iframe title={name} src={address} style={pane} onLoad={() => leave.current?.()} />
      )}
    </div>
  );
}

const pane = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 480,
  border: 0,
} satisfies CSSProperties;
