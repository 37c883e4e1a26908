import { Button, ErrorState, Skeleton } from '@parlour/ui';
import { Checkbox } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useState } from 'react';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import * as css from './notices.css.ts';
import { Reader } from './Reader.tsx';
import type { Notice, ReaderLayout } from './reading.ts';

export interface AnnouncementModalProps {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly onRetry: () => void;
  readonly announcements: readonly Notice[];
  readonly layout: ReaderLayout;
  readonly timeZone: string;
  /** Whether announcements are hidden for today. */
  readonly rest: boolean;
  readonly onRest: (rest: boolean) => void;
  readonly isRead: (id: string) => boolean;
  /** Called when an announcement is shown. */
  readonly onRead: (id: string) => void;
  readonly onClose: () => void;
}

/** The announcements of the site, once per visit: list and text side by side, or one at a time (NOT-02). */
export function AnnouncementModal(props: AnnouncementModalProps) {
  const { status, announcements, layout, onClose } = props;
  const t = useT();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('notice.announcement')}
      closeLabel={t('action.close')}
      width={layout === 'split' ? 920 : 600}
      height={layout === 'split' ? 640 : 480}
      footer={
        <div className={css.announcementFoot}>
          <Checkbox
            label={t('notice.notToday')}
            checked={props.rest}
            onChange={(event) => props.onRest(event.currentTarget.checked)}
          />
          <Button onClick={onClose}>{t('action.close')}</Button>
        </div>
      }
    >
      {status === 'loading' && (
        <div className={css.waiting} aria-busy="true">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} />
          ))}
        </div>
      )}
      {status === 'error' && (
        <ErrorState
          level={3}
          title={t('error.loadFailed')}
          body={errorMessage(props.error, t)}
          retryLabel={t('action.retry')}
          onRetry={props.onRetry}
        />
      )}
      {status === 'ready' && (
        <Reader
          notices={announcements}
          layout={layout}
          dense={layout === 'split'}
          inWindow
          page={page}
          onPageChange={(next) => {
            setPage(next);
            setChosen(null);
          }}
          chosen={chosen}
          onChoose={setChosen}
          isRead={props.isRead}
          onRead={props.onRead}
          pagesLabel={t('notice.announcementPages')}
          timeZone={props.timeZone}
        />
      )}
    </Modal>
  );
}
