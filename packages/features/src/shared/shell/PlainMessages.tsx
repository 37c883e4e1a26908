import { Alert } from '@parlour/ui';
import { useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import * as css from './PlainMessages.css.ts';

/** Shows the messages of the runtime as plain text, if the code that shows toasts could not be loaded (ERR-01). */
export function PlainMessages() {
  const { subscribe, getSnapshot } = useRuntime().toasts;
  const shown = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  return (
    <div className={css.place} data-component="toaster">
      {shown.map(({ id, title }) => (
        <Alert key={id} role="alert">
          {title}
        </Alert>
      ))}
    </div>
  );
}
