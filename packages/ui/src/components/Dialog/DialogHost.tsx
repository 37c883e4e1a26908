import { useState, useSyncExternalStore } from 'react';
import type { DialogRequest, DialogsStore } from './create-dialogs.ts';
import { Dialog, type DialogAction } from './Dialog.tsx';

/** Button texts for questions that have none of their own. */
export interface DialogLabels {
  /** Text of the button that closes an alert, and name of the close button. */
  close: string;
  /** Text of the button that cancels a confirm: "Cancel". */
  cancel: string;
  /** Text of the button that confirms: "Confirm". */
  confirm: string;
  /** Text of the button of a warning: "OK". */
  ok: string;
}

export interface DialogHostProps {
  /** The store from `createDialogs`. Make it once. */
  dialogs: DialogsStore;
  /** Button texts for questions that have none of their own. */
  labels: DialogLabels;
}

/** Shows the questions of `createDialogs`, one at a time. Place it once, below the `PortalProvider`. */
export function DialogHost({ dialogs, labels }: DialogHostProps) {
  const [current] = useSyncExternalStore(
    dialogs.subscribe,
    dialogs.getSnapshot,
    dialogs.getSnapshot,
  );
  // After its answer a question stays on screen until its exit animation has ended.
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);
  if (!shown) return null;

  const answer = (yes: boolean) => dialogs.answer(shown.id, yes);
  return (
    <Dialog
      key={shown.id}
      open={shown.id === current?.id}
      onOpenChange={() => answer(false)}
      title={shown.title}
      body={shown.body}
      tone={shown.tone}
      dismissible={shown.dismissible !== false && !shown.busy}
      equalWeight={shown.equalWeight}
      closeLabel={labels.close}
      actions={actionsOf(shown, labels, answer)}
    />
  );
}

function actionsOf(
  { kind, busy, busyLabel, ...words }: DialogRequest,
  labels: DialogLabels,
  answer: (yes: boolean) => void,
): DialogAction[] {
  const yes = (label: string): DialogAction => ({
    id: 'yes',
    label: busy ? (busyLabel ?? label) : label,
    busy,
    onSelect: () => answer(true),
  });
  const no = (label: string): DialogAction => ({
    id: 'no',
    label,
    disabled: busy,
    onSelect: () => answer(false),
  });
  if (kind === 'alert') return [yes(words.closeLabel ?? labels.close)];
  if (kind === 'confirm') {
    return [no(words.cancelLabel ?? labels.cancel), yes(words.confirmLabel ?? labels.confirm)];
  }
  const go = yes(words.confirmLabel ?? labels.ok);
  return words.cancelLabel === undefined ? [go] : [no(words.cancelLabel), go];
}
