export { PortalProvider, type PortalProviderProps, usePortalContainer } from './PortalContext.tsx';
