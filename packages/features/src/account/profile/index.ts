export type { Pictures, Profile, ProfileChanges, ProfileName } from './model.ts';
export type { ProfileViewProps, WantedProfile } from './ProfileView.props.ts';
export { ProfileView } from './ProfileView.tsx';
export { ProfileWindow } from './ProfileWindow.tsx';
