import { formatDateTime } from '../i18n/index.ts';
import { useRuntime, useSettings } from '../runtime/index.ts';
import { latestBirthday } from './model.ts';
import { ProfileView } from './ProfileView.tsx';
import { useProfile } from './use-profile.tsx';

/** The window `profile` of the security centre, over session and api (MEM-01). */
export function ProfileWindow({ onClose }: { readonly onClose: () => void }) {
  const { clock } = useRuntime();
  const { minAge, timeZone } = useSettings();
  const profile = useProfile(onClose);
  const today = formatDateTime(clock.now(), timeZone)?.slice(0, 10) ?? '';
  return (
    <ProfileView
      {...profile}
      minAge={minAge}
      latestBirthday={latestBirthday(today, minAge)}
      onDismiss={onClose}
    />
  );
}
