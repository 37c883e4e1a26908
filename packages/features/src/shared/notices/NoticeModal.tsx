import { Button, Text } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { useT } from '../i18n/use-t.ts';
import { NoticeText } from './NoticeText.tsx';
import * as css from './notices.css.ts';
import type { Notice } from './reading.ts';

export interface NoticeModalProps {
  readonly notices: readonly Notice[];
  /** Index of the open notice, from 0. If the list has become shorter, the last one is shown. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  /** Time zone of the shown time. */
  readonly timeZone: string;
}

/** The notices, one at a time, starting with the pressed one (NOT-01). */
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
          <div className={css.turns}>
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
        <NoticeText notice={notice} timeZone={timeZone} />
      </article>
    </Modal>
  );
}
