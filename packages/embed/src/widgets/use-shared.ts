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
  { onReady, onFailure }: Pick<ContentProps, 'onReady' | 'onFailure'>,
): void {
  const tell = useRef({ onReady, onFailure });
  const { status } = part;
  const code = status === 'error' ? codeOf(part.error) : null;
  useEffect(() => {
    if (status === 'ready') tell.current.onReady();
    if (code !== null) tell.current.onFailure(code);
  }, [status, code]);
}

/** The code of a failure, for the page of the partner. */
export const codeOf = (error: unknown): string => {
  const code: unknown = Object(error).code;
  return typeof code === 'string' ? code : 'UNKNOWN';
};
