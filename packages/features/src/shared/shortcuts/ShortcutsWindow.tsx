import { Stack } from '@parlour/ui';
import { Switch } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { type MessageKey, useT } from '../i18n/use-t.ts';
import * as css from './Shortcuts.css.ts';

/** A key that does something on this page. */
export interface ShownShortcut {
  readonly key: string;
  readonly label: MessageKey;
}

export interface ShortcutsWindowProps {
  readonly shortcuts: readonly ShownShortcut[];
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly onClose: () => void;
}

/** The single keys of the page, and the switch that turns them off (X-05, WCAG 2.1.4). */
export function ShortcutsWindow({ shortcuts, on, onTurn, onClose }: ShortcutsWindowProps) {
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('keys.title')}
      closeLabel={t('action.close')}
      width={440}
      height={0}
    >
      <Stack gap="s4">
        <Switch label={t('keys.on')} hint={t('keys.hint')} checked={on} onChange={onTurn} />
        <ul className={css.list} aria-label={t('keys.title')} data-state={on ? 'on' : 'off'}>
          {shortcuts.map(({ key, label }) => (
            <li key={key} className={css.row}>
              <span>{t(label)}</span>
              <kbd translate="no" dir="ltr" className={css.cap}>
                {key}
              </kbd>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}
