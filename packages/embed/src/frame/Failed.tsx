import { useT } from '@parlour/features/content';
import { Button, Text } from '@parlour/ui';
import * as css from './Failed.css.ts';

/** A calm sentence in place of content that did not load, with a button to try again. */
export function Failed({
  onRetry,
  busy,
}: {
  readonly onRetry: () => void;
  readonly busy: boolean;
}) {
  const t = useT();
  return (
    <div className={css.failed}>
      <Text size="small" tone="secondary">
        {t('error.loadFailed')}
      </Text>
      <Button variant="soft" size="sm" busy={busy} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
