import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/** Long enough that a pointer crossing the bar opens no panel, and short enough to feel immediate. */
const hoverDelay = 120;

/**
 * Opens one panel at a time: on mouse hover, by a toggle button, or with arrow down on the link before it. Closes it
 * on Escape and when the pointer or the focus leaves (WAI-ARIA disclosure navigation).
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
    /** Props for the element around all items and panels. */
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
    /** Props for an item. Use `null` for an item without a panel, so that hovering it closes the open panel. */
    hoverProps: (id: string | null) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && (id !== null || byHover.current)) showSoon(id);
      },
    }),
    /** Props for the link of an item: arrow down opens its panel and focuses its button. */
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
