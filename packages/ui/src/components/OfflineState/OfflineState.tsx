import { ErrorState, type ErrorStateProps } from '../ErrorState/index.ts';

export type OfflineStateProps = Omit<ErrorStateProps, 'art' | 'code'>;

/**
 * The device has no connection. Nothing is broken, so it speaks politely, and
 * play and payments wait. Say what is still there to see (`action`).
 */
export function OfflineState(props: OfflineStateProps) {
  return <ErrorState data-component="offline-state" role="status" {...props} art="signal" />;
}
