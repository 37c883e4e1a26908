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
  type Clock,
  type Runtime,
  RuntimeProvider,
  useMember,
  useRuntime,
  useSession,
} from './runtime.tsx';
export {
  noSettings,
  type SiteSettings,
  type Switch,
  toSettings,
  useSettings,
  useSettingsQuery,
} from './settings.ts';
export { useOnce } from './use-once.ts';
