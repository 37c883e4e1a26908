import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';

export type OfflineStateProps = Omit<ErrorStateProps, 'art' | 'code'>;

/**
 * Says that the device has no connection. That is not an error, so it is announced politely (`role="status"`). Use
 * `action` to offer what still works.
 */
export function OfflineState(props: OfflineStateProps) {
  return <ErrorState data-component="offline-state" role="status" {...props} art="signal" />;
}
