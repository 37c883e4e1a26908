export { useBrand } from './brand.ts';
export { defaultConfig, readConfig, type SiteConfig } from './config.ts';
export { createRuntime, type RuntimeOptions } from './create-runtime.ts';
export {
  createOverlays,
  type ModalName,
  type ModalProps,
  type OpenModal,
  type Overlays,
} from './overlays.ts';
export {
  type BotChallenge,
  type CookieJar,
  cookiesOf,
  documentCookies,
  memoryCookies,
  noBotChallenge,
} from './ports.ts';
export {
  createPreferences,
  type Preferences,
  type PreferencesState,
  type Scheme,
} from './preferences.ts';
export {
  type Clock,
  type Runtime,
  RuntimeProvider,
  useMember,
  usePreferences,
  useRuntime,
  useSession,
} from './runtime.tsx';
export {
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
export { useOnce } from './use-once.ts';
