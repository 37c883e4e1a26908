import type { WireNotice } from '@parlour/api-client';
import { Button, Heading, Text } from '@parlour/ui';
import { SafeHtml } from '@parlour/ui/content';
import { Modal } from '@parlour/ui/overlays';
import { formatDateTime, useT } from '../i18n/index.ts';
import * as css from './notices.css.ts';

/** One notice as the modal needs it. */
export type Notice = Pick<WireNotice, 'id' | 'title' | 'content' | 'time'>;

export interface NoticeModalProps {
  readonly notices: readonly Notice[];
  /** Which one is open, counted from 0; a list that shrank meanwhile shows its last one. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  /** Zone of the shown time. */
  readonly timeZone: string;
}

/** The notices, one at a time, opened at the pressed one (NOT-01). */
export function NoticeModal(props: NoticeModalProps) {
  const { notices, onIndexChange, onClose, timeZone } = props;
  const t = useT();
  const total = notices.length;
  const index = Math.min(Math.max(props.index, 0), total - 1);
  const notice = notices[index];
  if (!notice) return null;
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('notice.notice')}
      closeLabel={t('action.close')}
      footer={
        total > 1 && (
          <div className={css.pager}>
            <span>
              <Button
                variant="ghost"
                className={css.turn}
                aria-disabled={index === 0}
                onClick={() => onIndexChange(Math.max(0, index - 1))}
              >
                {t('notice.newer')}
              </Button>
            </span>
            <Text size="small" tone="secondary" role="status">
              {t('notice.indexOf', { index: index + 1, total })}
            </Text>
            <span className={css.end}>
              <Button
                variant="ghost"
                className={css.turn}
                aria-disabled={index === total - 1}
                onClick={() => onIndexChange(Math.min(total - 1, index + 1))}
              >
                {t('notice.older')}
              </Button>
            </span>
          </div>
        )
      }
    >
      <article className={css.notice} aria-live="polite">
        <div className={css.head}>
          <Heading level={3} size="s">
            {notice.title}
          </Heading>
          <Text size="small" tone="muted">
            <time dateTime={notice.time}>
              {formatDateTime(notice.time, timeZone) ?? notice.time}
            </time>
          </Text>
        </div>
        <SafeHtml key={notice.id} html={notice.content} />
      </article>
    </Modal>
  );
}
