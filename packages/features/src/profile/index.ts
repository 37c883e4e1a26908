export type { Pictures, Profile, ProfileChanges, ProfileName } from './model.ts';
export { ProfileView, type ProfileViewProps, type WantedProfile } from './ProfileView.tsx';
export { ProfileWindow } from './ProfileWindow.tsx';
