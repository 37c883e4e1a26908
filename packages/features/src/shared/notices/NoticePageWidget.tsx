import { useDesktop } from '../runtime/use-desktop.ts';
import { NoticePageView } from './NoticePageView.tsx';
import { useNotices, useRead } from './use-notices.ts';

export interface NoticePageWidgetProps {
  /** Page of the list, from the address, counted from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** Id of the notice in the address; `null` for none. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** All notices with their texts (NOT-04). The open notice is in the address. */
export function NoticePageWidget(props: NoticePageWidgetProps) {
  const { notices, status, error, retry, timeZone } = useNotices();
  const { isRead, onRead } = useRead();
  const layout = useDesktop() ? 'split' : 'list';
  return (
    <NoticePageView
      {...props}
      notices={notices}
      status={status}
      error={error}
      onRetry={retry}
      layout={layout}
      isRead={isRead}
      onRead={onRead}
      timeZone={timeZone}
    />
  );
}
