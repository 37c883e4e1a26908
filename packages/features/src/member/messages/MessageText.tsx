import { Button, Heading, IconButton, Text } from '@parlour/ui';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { ServerButtonLink } from '../../shared/links/ServerButtonLink.tsx';
import { ServerHtml } from '../../shared/server-html/ServerHtml.tsx';
import * as css from './MessagesView.css.ts';
import type { MessagesViewProps } from './MessagesView.props.ts';
import type { Message } from './messages-model.ts';

interface MessageTextProps extends Pick<MessagesViewProps, 'busy' | 'onOpen' | 'onDelete'> {
  readonly message: Message;
  /** The text is shown without the list beside it. */
  readonly alone: boolean;
}

/** One message with its sanitised text and its link (MSG-01). */
export function MessageText({ message, alone, busy, onOpen, onDelete }: MessageTextProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <>
      {alone && (
        <div>
          <Button variant="ghost" icon={ArrowLeft} onClick={() => onOpen(null)}>
            {t('message.toList')}
          </Button>
        </div>
      )}
      <div className={css.textHead}>
        <div className={css.words}>
          <Heading level={3} size="m">
            {message.title}
          </Heading>
          <Text size="small" tone="muted">
            {figures(message.time)}
          </Text>
        </div>
        <IconButton
          label={t('action.delete')}
          icon={Trash2}
          busy={busy}
          onClick={() => onDelete(message)}
        />
      </div>
      <ServerHtml key={message.id} html={message.content} />
      {message.href !== null && (
        <div>
          <ServerButtonLink variant="primary" address={message.href}>
            {t('message.link')}
          </ServerButtonLink>
        </div>
      )}
    </>
  );
}
