import type { Part } from '@parlour/features/content';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SharedRead } from '../core/shared-read.ts';
import type { ContentProps } from '../surroundings.ts';

/** Returns the state of a shared read, and renders again when it changes. */
export const useSharedRead = <T>({ subscribe, read }: SharedRead<T>): Part<T> =>
  useSyncExternalStore(subscribe, read, read);

/** Tells the element once that its content is there, or why it is not. */
export function useTold(
  part: Part<unknown>,
  { onReady, onFailure, onNothing }: Omit<ContentProps, 'surroundings'>,
  /** Code for why nothing of the response may be shown. */
  nothing: string | null = null,
): void {
  const tell = useRef({ onReady, onFailure, onNothing });
  const { status } = part;
  const code = status === 'error' ? codeOf(part.error) : null;
  useEffect(() => {
    if (nothing !== null) tell.current.onNothing(nothing);
    else if (status === 'ready') tell.current.onReady();
    else if (code !== null) tell.current.onFailure(code);
  }, [status, code, nothing]);
}

/** Returns the code of a failure, for the partner page. */
export const codeOf = (error: unknown): string => {
  const code: unknown = Object(error).code;
  return typeof code === 'string' ? code : 'UNKNOWN';
};
