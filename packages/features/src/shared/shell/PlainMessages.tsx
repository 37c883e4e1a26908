import { Alert } from '@parlour/ui';
import { useSyncExternalStore } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import * as css from './PlainMessages.css.ts';

/**
 * The messages of the runtime where the code that shows them could not be loaded: they are shown as plain text
 * (ERR-01).
 */
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
