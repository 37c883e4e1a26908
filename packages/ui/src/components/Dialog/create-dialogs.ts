import type { ReactNode } from 'react';
import type { DialogTone } from './Dialog.tsx';

/** What every question has. Texts left out come from the labels of `DialogHost`. */
export interface DialogMessage {
  /** The question or message, shown as the heading. */
  title: ReactNode;
  /** One sentence below it: what happens, and whether it can be undone. */
  body?: ReactNode;
  /** Icon before the title. Default `neutral`: none; `warn()` has `warn`. */
  tone?: DialogTone | undefined;
  /** Default true; false removes the close button and Escape. */
  dismissible?: boolean | undefined;
}

/** One message, with one button that closes it. */
export interface AlertMessage extends DialogMessage {
  /** Default: the host's `close` (MOD-02). */
  closeLabel?: string | undefined;
}

/** A question with two answers, and the work that starts when it is confirmed. */
export interface ConfirmMessage extends DialogMessage {
  /** The verb of the question. Default: the host's `confirm`. */
  confirmLabel?: string | undefined;
  /** Default: the host's `cancel`. */
  cancelLabel?: string | undefined;
  /** Both answers look the same and none is the default (design.md §6.1). */
  equalWeight?: boolean | undefined;
  /**
   * Work to do when confirmed. The dialog stays open and busy until it ends. It runs once, however often the button is
   * pressed. A rejection closes the dialog and rejects the promise of the call.
   */
  run?: (() => Promise<unknown>) | undefined;
  /** Text of the confirm button while `run` works. Default: unchanged. */
  busyLabel?: string | undefined;
}

/** A warning: one button, or two when `cancelLabel` is given. */
export interface WarnMessage extends DialogMessage {
  /** Default: the host's `ok`. */
  confirmLabel?: string | undefined;
  /** Without it there is only one button. */
  cancelLabel?: string | undefined;
}

/** One question in the queue, as `DialogHost` shows it. */
export interface DialogRequest extends ConfirmMessage, AlertMessage {
  /** Argument of `answer`; counted from 1. */
  readonly id: number;
  /** The method that asked. It decides how many buttons there are. */
  readonly kind: 'alert' | 'confirm' | 'warn';
  /** `run` is working. */
  readonly busy: boolean;
}

/** A queue of questions, asked by calling methods. It works without React and without a document. */
export interface DialogsStore {
  /** Shows one message. Resolves when it is closed. */
  alert(message: AlertMessage): Promise<void>;
  /** Asks a question. Resolves true when confirmed, false when cancelled or closed. */
  confirm(message: ConfirmMessage): Promise<boolean>;
  /** Shows a warning. Resolves true when the button is pressed, false when cancelled or closed. */
  warn(message: WarnMessage): Promise<boolean>;
  /** For the host: passes on the person's answer. Ignored while `run` works and for unknown ids. */
  answer(id: number, yes: boolean): void;
  /** Answers every waiting question with "no", e.g. when the session ends. */
  closeAll(): void;
  /** Returns the queue; the first question is shown. Returns the same array until something changes. */
  getSnapshot(): readonly DialogRequest[];
  /** For the host: calls `listener` after every change of the queue. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

interface Promised {
  resolve: (yes: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes the store for `alert`, `confirm` and `warn` (MOD-02). Questions are shown one after another, in the order of
 * the calls.
 */
export function createDialogs(): DialogsStore {
  let queue: readonly DialogRequest[] = [];
  let lastId = 0;
  const promises = new Map<number, Promised>();
  const listeners = new Set<() => void>();

  const change = (next: readonly DialogRequest[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const add = (kind: DialogRequest['kind'], message: ConfirmMessage | AlertMessage) => {
    lastId += 1;
    const id = lastId;
    return new Promise<boolean>((resolve, reject) => {
      promises.set(id, { resolve, reject });
      change([...queue, { ...message, id, kind, busy: false }]);
    });
  };
  const settle = (id: number, end: (promised: Promised) => void) => {
    const promised = promises.get(id);
    if (!promised) return;
    promises.delete(id);
    change(queue.filter((request) => request.id !== id));
    end(promised);
  };
  const work = (id: number, run: () => Promise<unknown>) => {
    change(queue.map((request) => (request.id === id ? { ...request, busy: true } : request)));
    new Promise((resolve) => resolve(run())).then(
      () => settle(id, ({ resolve }) => resolve(true)),
      (error: unknown) => settle(id, ({ reject }) => reject(error)),
    );
  };

  return {
    alert: (message) => add('alert', message).then(() => undefined),
    confirm: (message) => add('confirm', message),
    warn: (message) => add('warn', { tone: 'warn', ...message }),
    answer(id, yes) {
      const request = queue.find((waiting) => waiting.id === id);
      if (!request || request.busy) return;
      if (yes && request.run) work(id, request.run);
      else settle(id, ({ resolve }) => resolve(yes));
    },
    closeAll() {
      for (const { id } of queue) settle(id, ({ resolve }) => resolve(false));
    },
    getSnapshot: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
