export type { SocialChannel } from './model.ts';
export { SocialAccountsWindow } from './SocialAccountsWindow.tsx';
export { SocialView, type SocialViewProps, type WantedLink } from './SocialView.tsx';
