import type { ConfirmMessage } from '@parlour/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { loadQuestions } from '../shell/OverlayHost.tsx';

/**
 * For a form that moves money: a key that is held down, and the second press of a double click, do not submit again,
 * even if the first answer has already arrived (WAL-07). Spread it on the form and on its button.
 */
export const preventDoubleSubmit = {
  form: {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
    },
  },
  button: {
    onClick: (event: MouseEvent): void => {
      if (event.detail > 1) event.preventDefault();
    },
  },
} as const;

/**
 * Asks for confirmation before money moves. If the question cannot be shown, a message says so and it counts as "no".
 * Leaving the page closes its question, and none opens afterwards (WAL-07, ERR-01).
 */
export function useQuestion(): (message: ConfirmMessage) => Promise<boolean> {
  const { dialogs, toasts } = useRuntime();
  const t = useT();
  const page = useRef({ isLeft: false, isAsking: false, unshown: '' });
  page.current.unshown = t('error.loadFailed');
  useEffect(() => {
    const now = page.current;
    now.isLeft = false;
    return () => {
      now.isLeft = true;
      if (now.isAsking) dialogs.closeAll();
    };
  }, [dialogs]);
  return useCallback(
    async (message) => {
      const now = page.current;
      try {
        await loadQuestions();
      } catch {
        toasts.show({ tone: 'danger', title: now.unshown });
        return false;
      }
      if (now.isLeft) return false;
      now.isAsking = true;
      try {
        return await dialogs.confirm(message);
      } finally {
        now.isAsking = false;
      }
    },
    [dialogs, toasts],
  );
}

/** Events that end a press without a click. */
const ends = ['pointerup', 'pointercancel', 'dragend', 'keydown'] as const;

/**
 * Returns the newest value, but keeps the old one during a press: content that appears above a button moves it, and the
 * click is lost (A11-01).
 */
export function useFrozenDuringPress<Value>(newest: Value): Value {
  const shown = useRef(newest);
  const arrived = useRef(newest);
  const isPressed = useRef(false);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const press = ({ button }: PointerEvent) => {
      isPressed.current = button === 0;
    };
    const release = () => {
      isPressed.current = false;
      if (shown.current !== arrived.current) draw();
    };
    // The click follows in the same task, and its effect is rendered with the newest value.
    const afterClick = () => setTimeout(release);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', release, true);
    for (const end of ends) document.addEventListener(end, afterClick, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', release, true);
      for (const end of ends) document.removeEventListener(end, afterClick, true);
    };
  }, []);
  arrived.current = newest;
  if (!isPressed.current) shown.current = newest;
  return shown.current;
}
