import { ErrorState, Skeleton, Stack } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useCallback, useRef } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { ProfileForm } from './ProfileForm.tsx';
import type { ProfileViewProps } from './ProfileView.props.ts';

/** The window with the personal data of a member (MEM-01). */
export function ProfileView(props: ProfileViewProps) {
  const { profile, busy, onLeave, onDismiss } = props;
  const t = useT();
  const changed = useRef(false);
  const note = useCallback((isChanged: boolean) => {
    changed.current = isChanged;
  }, []);
  const mayLeave = () => !changed.current || onLeave();
  const cancel = async () => {
    if (await mayLeave()) onDismiss();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => open || onDismiss()}
      onBeforeClose={mayLeave}
      title={t('ui.profile')}
      closeLabel={t('action.close')}
      width={600}
      fullPageOnPhone
    >
      <FormStatus message={busy ? t('loading.saving') : ''}>
        {profile.status === 'loading' && (
          <Stack>
            <Skeleton height={120} />
            <Skeleton height={320} />
          </Stack>
        )}
        {profile.status === 'error' && (
          <ErrorState
            title={t('error.loadFailed')}
            body={errorMessage(profile.error, t)}
            retryLabel={t('action.retry')}
            onRetry={props.onRetry}
          />
        )}
        {profile.status === 'ready' && (
          <ProfileForm
            {...props}
            profile={profile.value}
            onChanged={note}
            onDismiss={() => void cancel()}
          />
        )}
      </FormStatus>
    </Modal>
  );
}
