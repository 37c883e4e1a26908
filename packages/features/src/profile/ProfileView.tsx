import { ErrorState, Skeleton, Stack } from '@parlour/ui';
import { FormStatus } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { useCallback, useRef } from 'react';
import { errorMessage, useT } from '../i18n/index.ts';
import type { Part } from '../parts/index.ts';
import type { Pictures, Profile, ProfileChanges, ProfileDraft } from './model.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** What a member wants to be saved: only what differs. */
export interface WantedProfile {
  readonly changes: ProfileChanges;
  /** Another picture; `null` when it stays. */
  readonly pictureId: string | null;
}

export interface ProfileViewProps {
  readonly profile: Part<Profile>;
  readonly pictures: Part<Pictures>;
  /** The age from which somebody may play (REG-06), and the latest birthday that makes it, `yyyy-MM-dd`. */
  readonly minAge: number;
  readonly latestBirthday: string;
  readonly busy: boolean;
  /** The last attempt that did not work; `attempt` tells two equal failures apart. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  /** What was typed before a session ran out: the form begins with it. Default: nothing. */
  readonly draft?: ProfileDraft | null;
  /** Called on every change with what is not saved. */
  readonly onDraft?: (typed: ProfileDraft) => void;
  readonly onSave: (wanted: WantedProfile) => void;
  readonly onRetry: () => void;
  readonly onRetryPictures: () => void;
  /** Asks whether what was typed may be lost; `false` keeps the window open. */
  readonly onLeave: () => Promise<boolean>;
  readonly onDismiss: () => void;
}

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
