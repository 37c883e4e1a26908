import { useEffect, useState } from 'react';
import { dayAt } from '../i18n/date-time.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { useDesktop } from '../runtime/use-desktop.ts';
import type { NamedModalProps } from '../shell/OverlayHost.tsx';
import { AnnouncementModal } from './AnnouncementModal.tsx';
import { keepAnnounced, keepRest } from './announcing.ts';
import { NoticeModal } from './NoticeModal.tsx';
import { useAnnouncements, useNotices, useRead } from './use-notices.ts';

/** The named modal `notice`: the notices of the bar, starting with the pressed one (MOD-03, NOT-01). */
export function NamedNoticeModal({ props, onDismiss }: NamedModalProps<'notice'>) {
  const { notices, timeZone } = useNotices();
  const [index, setIndex] = useState(props.index);
  return (
    <NoticeModal
      notices={notices}
      index={index}
      onIndexChange={setIndex}
      onClose={onDismiss}
      timeZone={timeZone}
    />
  );
}

/** The named modal `announcement` (MOD-03, NOT-02). */
export function NamedAnnouncementModal({ onDismiss }: NamedModalProps<'announcement'>) {
  const { memory, clock } = useRuntime();
  const { announcements, status, error, retry, timeZone } = useAnnouncements();
  const { isRead, onRead } = useRead();
  const layout = useDesktop() ? 'split' : 'list';
  const [rest, setRest] = useState(false);
  useEffect(() => keepAnnounced(memory), [memory]);
  return (
    <AnnouncementModal
      status={status}
      error={error}
      onRetry={retry}
      announcements={announcements}
      layout={layout}
      timeZone={timeZone}
      rest={rest}
      onRest={(wanted) => {
        setRest(wanted);
        keepRest(memory, dayAt(clock.now(), timeZone), wanted);
      }}
      isRead={isRead}
      onRead={onRead}
      onClose={onDismiss}
    />
  );
}
