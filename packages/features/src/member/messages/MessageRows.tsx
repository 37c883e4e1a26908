import { Text, VisuallyHidden } from '@parlour/ui';
import { Checkbox } from '@parlour/ui/forms';
import { ChevronRight } from 'lucide-react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './MessagesView.css.ts';
import type { MessagesViewProps } from './MessagesView.props.ts';
import { type Message, toggled } from './messages-model.ts';

interface MessageRowsProps
  extends Pick<MessagesViewProps, 'open' | 'chosen' | 'wide' | 'onChosen'> {
  readonly rows: readonly Message[];
  readonly onOpen: (message: Message, row: HTMLElement) => void;
}

/** The list of messages. A press opens a message, or ticks it in selection mode. */
export function MessageRows({ rows, open, chosen, wide, onChosen, onOpen }: MessageRowsProps) {
  return (
    <ul className={css.list}>
      {rows.map((message) => (
        <li key={message.id} className={css.item}>
          {chosen === null ? (
            <button
              type="button"
              className={css.row}
              data-state={message.isRead ? 'read' : 'unread'}
              aria-current={message.id === open?.id ? 'true' : undefined}
              onClick={(event) => onOpen(message, event.currentTarget)}
            >
              <span className={css.dot} aria-hidden="true" />
              <Words message={message} />
              {!wide && <ChevronRight className={css.arrow} size={18} aria-hidden="true" />}
            </button>
          ) : (
            <div className={css.tick} data-state={message.isRead ? 'read' : 'unread'}>
              <Checkbox
                label={<Words message={message} />}
                checked={chosen.has(message.id)}
                onChange={() => onChosen(toggled(chosen, message.id))}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ message }: { readonly message: Message }) {
  const t = useT();
  const figures = useFigures();
  return (
    <span className={css.words}>
      <span className={css.title}>{message.title}</span>
      {!message.isRead && <VisuallyHidden>{t('status.message.unread')}</VisuallyHidden>}
      <Text as="span" size="small" tone="secondary" oneLine>
        {message.preview}
      </Text>
      <Text as="span" size="small" tone="muted">
        {figures(message.time)}
      </Text>
    </span>
  );
}
