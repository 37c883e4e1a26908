export type { SocialChannel } from './model.ts';
export { SocialAccountsWindow } from './SocialAccountsWindow.tsx';
export type { SocialViewProps, WantedLink } from './SocialView.props.ts';
export { SocialView } from './SocialView.tsx';
