export type { ProfileViewProps, WantedProfile } from './ProfileView.props.ts';
export { ProfileView } from './ProfileView.tsx';
export { ProfileWindow } from './ProfileWindow.tsx';
export type { Pictures, Profile, ProfileChanges, ProfileName } from './profile-model.ts';
