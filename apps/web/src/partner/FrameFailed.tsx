import { useT } from '@parlour/features/i18n';
import { ErrorState, Surface } from '@parlour/ui';

interface FrameFailedProps {
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of the widget when the site did not answer, with a retry. */
export function FrameFailed({ busy, onRetry }: FrameFailedProps) {
  const t = useT();
  return (
    <Surface elevation="flat">
      <ErrorState
        title={t('screen.startFailed.title')}
        body={t('screen.startFailed.body')}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
        {...(busy && { busy })}
      />
    </Surface>
  );
}
