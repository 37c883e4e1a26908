import type { Part } from '@parlour/features/content';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SharedRead } from '../core/shared-read.ts';
import type { ContentProps } from '../surroundings.ts';

/** What a shared read has, drawn anew when it changes. */
export const useSharedRead = <T>({ subscribe, read }: SharedRead<T>): Part<T> =>
  useSyncExternalStore(subscribe, read, read);

/** Tells the element once that its content is there, or why it is not. */
export function useTold(
  part: Part<unknown>,
  { onReady, onFailure, onNothing }: Omit<ContentProps, 'surroundings'>,
  /** Why nothing of the answer may be shown. */
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

/** The code of a failure, for the page of the partner. */
export const codeOf = (error: unknown): string => {
  const code: unknown = Object(error).code;
  return typeof code === 'string' ? code : 'UNKNOWN';
};
