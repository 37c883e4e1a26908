import { Alert, EmptyState, ErrorState, Skeleton } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useState } from 'react';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { ChannelRow } from './ChannelRow.tsx';
import * as css from './SocialView.css.ts';
import type { SocialViewProps } from './SocialView.props.ts';
import { isDone } from './social-accounts-model.ts';

/** The window with the member's messenger accounts. Each can be linked once and not changed (MEM-01). */
export function SocialView(props: SocialViewProps) {
  const { channels, busy, failure, onRetry, onDismiss } = props;
  const t = useT();
  const [open, setOpen] = useState<string | null>(failure?.channel ?? props.draft?.channel ?? null);
  const [begun] = useState(props.draft ?? null);
  const rows = channels.status === 'ready' ? channels.value : [];
  return (
    <Modal
      open
      onOpenChange={(isOpen) => isOpen || onDismiss()}
      title={t('social.title')}
      closeLabel={t('action.close')}
      width={560}
    >
      <FormStatus message={busy ? t('loading.saving') : ''}>
        <div className={css.root}>
          <Alert tone="info">{t('security.socialLinkFinal')}</Alert>
          {failure && isDone(failure.error) && (
            <FailureAlert key={failure.attempt} text={errorMessage(failure.error, t)} />
          )}
          {channels.status === 'loading' && <Skeleton height={260} />}
          {channels.status === 'error' && (
            <ErrorState
              title={t('error.loadFailed')}
              body={errorMessage(channels.error, t)}
              retryLabel={t('action.retry')}
              onRetry={onRetry}
            />
          )}
          {channels.status === 'ready' && rows.length === 0 && (
            <EmptyState title={t('social.none')} body={t('social.noneNote')} />
          )}
          {rows.length > 0 && (
            <ul className={css.list}>
              {rows.map((row) => (
                <ChannelRow
                  key={row.channel}
                  of={row}
                  isOpen={open === row.channel}
                  busy={busy}
                  failure={failure?.channel === row.channel ? failure : null}
                  begun={begun?.channel === row.channel ? begun.account : ''}
                  onToggle={(isOpen) => {
                    setOpen(isOpen ? row.channel : null);
                    props.onDraft?.(null);
                  }}
                  onDraft={props.onDraft}
                  onLink={props.onLink}
                />
              ))}
            </ul>
          )}
        </div>
      </FormStatus>
    </Modal>
  );
}
