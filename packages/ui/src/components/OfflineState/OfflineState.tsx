import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';

export type OfflineStateProps = Omit<ErrorStateProps, 'art' | 'code'>;

/**
 * The device has no connection. Nothing is broken, so it is announced politely
 * (`role="status"`). Say what can still be seen (`action`).
 */
export function OfflineState(props: OfflineStateProps) {
  return <ErrorState data-component="offline-state" role="status" {...props} art="signal" />;
}
