import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** Long enough that a pointer crossing the bar opens nothing; short enough to feel at once. */
const hoverDelay = 120;

/**
 * One panel open at a time, by mouse hover, by a toggle button or by arrow down
 * on the link before it; Escape, leaving with the pointer or with the focus
 * closes it (WAI-ARIA disclosure navigation).
 */
export function useDisclosure() {
  const [open, setOpen] = useState<string | null>(null);
  const base = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toggles = useRef(new Map<string, HTMLButtonElement>());
  const byHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const panelId = (id: string) => `${base}${id}`;
  const showNow = (id: string | null) => {
    clearTimeout(timer.current);
    setOpen(id);
  };
  const showSoon = (id: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      byHover.current = id !== null;
      setOpen(id);
    }, hoverDelay);
  };

  return {
    open,
    panelId,
    close: () => showNow(null),
    /** For the box around all items and panels. */
    regionProps: {
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && byHover.current) showSoon(null);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) showNow(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || open === null) return;
        event.stopPropagation();
        if (!byHover.current) toggles.current.get(open)?.focus();
        showNow(null);
      },
    },
    /** For an item: `null` where it has no panel, so hovering it closes the neighbour's. */
    hoverProps: (id: string | null) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && (id !== null || byHover.current)) showSoon(id);
      },
    }),
    /** For the link of an item: arrow down opens its panel and goes to its button. */
    linkProps: (id: string) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const toggle = toggles.current.get(id);
        if (event.key !== 'ArrowDown' || !toggle) return;
        event.preventDefault();
        byHover.current = false;
        showNow(id);
        toggle.focus();
      },
    }),
    toggleProps: (id: string) => ({
      'aria-expanded': open === id,
      'aria-controls': open === id ? panelId(id) : undefined,
      ref: (button: HTMLButtonElement | null) => {
        if (button) toggles.current.set(id, button);
        else toggles.current.delete(id);
      },
      onClick: () => {
        byHover.current = false;
        showNow(open === id ? null : id);
      },
    }),
  };
}
