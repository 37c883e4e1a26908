import { defineStates } from '../../testing/states.ts';
import { createToasts, type ToastMessage } from './create-toasts.ts';
import type { ToasterProps } from './Toaster.tsx';

/** A stopped clock, so that a message does not leave before its screenshot is taken. */
const still = { now: () => 0, after: () => () => undefined };

function withMessages(...messages: ToastMessage[]) {
  const toasts = createToasts({ clock: still });
  for (const message of messages) toasts.show(message);
  return toasts;
}

export const toasterStates = defineStates<ToasterProps>()((say) => {
  const base = { label: say('ui.notification'), closeLabel: say('action.close') };
  const deposit = { title: say('overlay.depositTitle'), detail: say('overlay.depositDetail') };
  return {
    empty: { ...base, toasts: withMessages() },
    success: { ...base, toasts: withMessages({ ...deposit, tone: 'success' }) },
    titleOnly: { ...base, toasts: withMessages({ title: say('success.linkCopied') }) },
    three: {
      ...base,
      toasts: withMessages(
        { title: say('success.favouriteAdded'), tone: 'info' },
        { title: say('errorTitle.network'), detail: say('error.network'), tone: 'danger' },
        { title: say('error.slow'), tone: 'warn' },
      ),
    },
    longText: {
      ...base,
      toasts: withMessages({ title: say('overlay.longTitle'), detail: say('overlay.longBody') }),
    },
  };
});
