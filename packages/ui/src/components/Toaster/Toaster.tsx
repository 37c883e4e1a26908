import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/IconButton.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { usePortalContainer } from '../PortalContext/PortalContext.tsx';
import type { Toast, ToastsStore } from './create-toasts.ts';
import * as css from './Toaster.css.ts';

export interface ToasterProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The store from `createToasts`. Make it once. */
  toasts: ToastsStore;
  /** Name of the region: "Notifications". */
  label: string;
  /** Name of each close button. */
  closeLabel: string;
}

const icons = {
  neutral: Bell,
  info: Info,
  success: CircleCheck,
  warn: TriangleAlert,
  danger: CircleAlert,
};

/*
 * Radix Toast is not used, because its timers are the window's own, so tests and stories cannot stop them, and because
 * it announces a second copy of the text with an English prefix. A list with `aria-live` is enough.
 */

/**
 * Messages that need no answer: icon, title, detail. They are announced politely. Their time stops while the pointer
 * is over them or focus is inside; Escape there closes a message and returns focus. Place it once, below the
 * `PortalProvider`.
 */
export function Toaster({ toasts, label, closeLabel, className, ...rest }: ToasterProps) {
  const container = usePortalContainer();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => setTarget(container ?? document.body), [container]);

  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  const hold = useHold(toasts, shown.length);
  const cameFrom = useRef<Element | null>(null);

  if (!target) return null;
  const dismiss = (id: string, item: HTMLElement | null) => {
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    const focused = item?.querySelector('button:focus') != null;
    toasts.dismiss(id);
    if (!focused) return;
    const heir = next?.querySelector('button') ?? cameFrom.current;
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  };

  return createPortal(
    <section
      data-component="toaster"
      aria-label={label}
      {...rest}
      className={join(css.region, className)}
    >
      <ol
        aria-live="polite"
        aria-relevant="additions text"
        className={css.list}
        onPointerEnter={() => hold('pointer', true)}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          if (!event.currentTarget.contains(event.relatedTarget))
            cameFrom.current = event.relatedTarget;
          hold('focus', true);
        }}
        onBlur={(event: FocusEvent<HTMLElement>) =>
          event.currentTarget.contains(event.relatedTarget) || hold('focus', false)
        }
      >
        {shown.map((toast) => (
          <Item
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onDismiss={(item) => dismiss(toast.id, item)}
          />
        ))}
      </ol>
    </section>,
    target,
  );
}

interface ItemProps {
  toast: Toast;
  closeLabel: string;
  onDismiss: (item: HTMLElement | null) => void;
}

function Item({ toast, closeLabel, onDismiss }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDismiss(item.current);
  };
  return (
    <li
      data-part="toast"
      data-state={toast.phase}
      data-tone={toast.tone}
      ref={item}
      className={css.toast}
    >
      <span data-part="icon" className={join(css.icon, css.tone[toast.tone])}>
        <IconSlot icon={icons[toast.tone]} />
      </span>
      <div className={css.words}>
        <p className={css.title}>{toast.title}</p>
        {toast.detail !== undefined && <p className={css.detail}>{toast.detail}</p>}
      </div>
      <IconButton
        size="sm"
        label={closeLabel}
        icon={X}
        className={css.close}
        onKeyDown={onEscape}
        onClick={() => onDismiss(item.current)}
      />
    </li>
  );
}

/** Stops the time of the messages, once for each reason. */
function useHold(toasts: ToastsStore, count: number) {
  const [releases] = useState(() => new Map<'pointer' | 'focus', () => void>());
  useEffect(() => {
    // A message removed under the pointer sends no leave event.
    if (count === 0) releaseAll(releases);
  }, [count, releases]);
  useEffect(() => () => releaseAll(releases), [releases]);

  return (why: 'pointer' | 'focus', on: boolean) => {
    if (on && !releases.has(why)) releases.set(why, toasts.hold());
    if (on) return;
    releases.get(why)?.();
    releases.delete(why);
  };
}

function releaseAll(releases: Map<'pointer' | 'focus', () => void>): void {
  for (const release of releases.values()) release();
  releases.clear();
}
