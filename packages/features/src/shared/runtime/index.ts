export { brandOf, useBrand } from './brand.ts';
export { defaultConfig, readConfig, type SiteConfig } from './config.ts';
export type { HomeSection, NavigationEntry, SocialLink } from './config-lists.ts';
export { createRuntime, type RuntimeOptions } from './create-runtime.ts';
export { followOtherTab } from './follow.ts';
export { keepInvitation, keptInvitation } from './invitation.ts';
export { type Issue, type IssueLog, issueLog } from './issue-log.ts';
export { importModule, isScriptUrl, loadScript, trustedScript } from './load-script.ts';
export { modeOf } from './mode.ts';
export {
  createOverlays,
  type ModalName,
  type ModalProps,
  type OpenModal,
  type Overlays,
} from './overlays.ts';
export {
  type AgeGatePolicy,
  type Analytics,
  type AnalyticsEvent,
  type BotChallenge,
  type CookieJar,
  cookiesOf,
  createAnalytics,
  documentCookies,
  memoryCookies,
  noBotChallenge,
  type PhoneHandle,
  type PhoneNumber,
  type PhoneProof,
  type PhoneVerification,
} from './ports.ts';
export {
  createPreferences,
  type Preferences,
  type PreferencesState,
  type Scheme,
} from './preferences.ts';
export { runInOneTab } from './run-in-one-tab.ts';
export {
  type Runtime,
  RuntimeProvider,
  useAsker,
  useMember,
  usePreferences,
  useRuntime,
  useSession,
} from './runtime.tsx';
export {
  isMinAge,
  noSettings,
  type SiteSettings,
  type Switch,
  type SystemStatus,
  toSettings,
  toStatus,
  useSettings,
  useSettingsQuery,
  useStatusQuery,
} from './settings.ts';
export { type Clock, createSiteClock, type SiteClock } from './site-clock.ts';
export { keepCdn, SitePictures, useCdns } from './site-pictures.tsx';
export { useToday, useUiClock } from './use-clock.ts';
export { useDesktop } from './use-desktop.ts';
export { useOnce } from './use-once.ts';
export { createWebApp, type WebApp } from './web-app.ts';
