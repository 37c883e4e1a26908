import { systemClock, type UiClock } from '../motion/clock.ts';

/** The kind of a message, which decides its icon and colour. */
export type ToastTone = 'neutral' | 'info' | 'success' | 'warn' | 'danger';

/** A short message that needs no answer, as `show` takes it. */
export interface ToastMessage {
  /** A message with the id of a visible message replaces it and starts its time again. */
  id?: string | undefined;
  /** Default `neutral`. */
  tone?: ToastTone | undefined;
  /** The message in a few words. */
  title: string;
  /** A second, muted line. */
  detail?: string | undefined;
  /** Time on screen, in ms. Default: the store's. */
  durationMs?: number | undefined;
}

/** A message on screen. */
export interface Toast extends ToastMessage {
  /** Argument of `dismiss`; generated when the message has no id. */
  readonly id: string;
  /** The tone of the message, or `neutral`. */
  readonly tone: ToastTone;
  /** `leaving` while its exit animation plays. */
  readonly phase: 'shown' | 'leaving';
}

/** A list of messages that need no answer. It works without React and without a document. */
export interface ToastsStore {
  /** Shows a message and returns its id. */
  show(message: ToastMessage): string;
  /** Removes the message with this id now. Ignores an unknown id. */
  dismiss(id: string): void;
  /** Stops the time of all messages, e.g. while the pointer is over them. Returns a function that starts it again. */
  hold(): () => void;
  /** Returns the messages on screen, oldest first. Returns the same array until something changes. */
  getSnapshot(): readonly Toast[];
  /** Calls `listener` after every change of the messages on screen. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Limits and times of a store. What is left out has the default of the design. */
export interface ToastsConfig {
  /** The clock that times the messages. Default: the system clock. Tests pass their own. */
  clock?: UiClock | undefined;
  /** Most messages on screen. One more removes the oldest. Default 3. */
  max?: number | undefined;
  /** Time on screen, in ms. Default 6000 (design.md §6). */
  durationMs?: number | undefined;
  /** Duration of the exit animation, in ms. Default 100. */
  exitMs?: number | undefined;
}

interface Timer {
  left: number;
  since: number;
  cancel: (() => void) | undefined;
}

/** Makes the store for a `Toaster`. Do not use it for an error that needs an answer: use a dialog. */
export function createToasts({
  clock = systemClock,
  max = 3,
  durationMs = 6000,
  exitMs = 100,
}: ToastsConfig = {}): ToastsStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let holds = 0;
  const timers = new Map<string, Timer>();
  const exits = new Map<string, () => void>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: string) => {
    exits.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
  };

  const stop = (id: string, timer: Timer) => {
    timer.cancel?.();
    timers.delete(id);
  };
  const run = (id: string, timer: Timer) => {
    timer.since = clock.now();
    timer.cancel = clock.after(timer.left, () => dismiss(id));
  };
  const pause = (timer: Timer) => {
    if (!timer.cancel) return;
    timer.cancel();
    timer.cancel = undefined;
    timer.left = Math.max(0, timer.left - (clock.now() - timer.since));
  };

  const dismiss = (id: string) => {
    const timer = timers.get(id);
    if (!timer) return;
    stop(id, timer);
    change(toasts.map((toast) => (toast.id === id ? { ...toast, phase: 'leaving' } : toast)));
    exits.set(
      id,
      clock.after(exitMs, () => remove(id)),
    );
  };

  return {
    show(message) {
      lastId += 1;
      const id = message.id ?? `toast-${lastId}`;
      const known = timers.get(id);
      if (known) stop(id, known);
      exits.get(id)?.();
      exits.delete(id);
      const toast: Toast = { ...message, id, tone: message.tone ?? 'neutral', phase: 'shown' };
      const isOld = toasts.some((shown) => shown.id === id);
      const timer: Timer = { left: message.durationMs ?? durationMs, since: 0, cancel: undefined };
      timers.set(id, timer);
      if (holds === 0) run(id, timer);
      change(isOld ? toasts.map((shown) => (shown.id === id ? toast : shown)) : [...toasts, toast]);
      const shown = toasts.filter(({ phase }) => phase === 'shown');
      for (const { id: oldest } of shown.slice(0, Math.max(0, shown.length - max))) dismiss(oldest);
      return id;
    },
    dismiss,
    hold() {
      holds += 1;
      if (holds === 1) for (const timer of timers.values()) pause(timer);
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holds -= 1;
        if (holds === 0) for (const [id, timer] of timers) run(id, timer);
      };
    },
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
