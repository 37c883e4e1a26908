export { SocialAccountsWindow } from './SocialAccountsWindow.tsx';
export type { SocialViewProps, WantedLink } from './SocialView.props.ts';
export { SocialView } from './SocialView.tsx';
export type { SocialChannel } from './social-accounts-model.ts';
