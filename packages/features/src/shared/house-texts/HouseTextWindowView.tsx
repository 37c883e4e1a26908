import { EmptyState, ErrorState, Skeleton } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import type { Part } from '../parts/part.ts';
import { ServerHtml } from '../server-html/ServerHtml.tsx';
import { type HouseText, houseTextNames } from './house-texts.ts';

export interface HouseTextWindowViewProps {
  readonly text: HouseText;
  /** HTML of the backend, sanitised here (NOT-03); `null` when the operator has no such text. */
  readonly html: Part<string | null>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A text of the house in a window over a form, so that nothing typed is lost (REG-06). */
export function HouseTextWindowView({ text, html, onRetry, onClose }: HouseTextWindowViewProps) {
  const t = useT();
  return (
    <Modal
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(houseTextNames[text])}
      closeLabel={t('action.close')}
      width={720}
      height={560}
    >
      {html.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton height={320} />
        </div>
      )}
      {html.status === 'error' && (
        <ErrorState
          title={t('error.loadFailed')}
          body={errorMessage(html.error, t)}
          retryLabel={t('action.retry')}
          busy={html.busy}
          onRetry={onRetry}
        />
      )}
      {html.status === 'ready' && html.value === null && (
        <EmptyState title={t('houseText.none')} body={t('houseText.noneBody')} />
      )}
      {html.status === 'ready' && html.value !== null && <ServerHtml html={html.value} />}
    </Modal>
  );
}
