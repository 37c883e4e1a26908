import { useMember } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useToday } from '../../shared/runtime/use-clock.ts';
import { ProfileView } from './ProfileView.tsx';
import { latestBirthday } from './profile-model.ts';
import { useProfile } from './use-profile.tsx';

/** The window `profile` of the security centre, connected to session and api (MEM-01). */
export function ProfileWindow({ onClose }: { readonly onClose: () => void }) {
  const { minAge } = useSettings();
  const profile = useProfile(onClose);
  const today = useToday();
  const member = useMember();
  return (
    <ProfileView
      {...profile}
      labels={{ levelName: member?.levelName ?? '', labels: member?.labels ?? [] }}
      minAge={minAge}
      latestBirthday={latestBirthday(today, minAge)}
      onDismiss={onClose}
    />
  );
}
