import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createStay, type Stay } from './stay.ts';

export type { Stay } from './stay.ts';

/** The query cache knows which pages were open: it belongs to one load of the site. */
const seenKey = ['page-seen'] as const;

/** What a page knows about its visit. */
export interface UseStayOptions {
  /** Whether the page counts as seen from now on. Default true. */
  readonly counts?: boolean;
  /** Whether the site has just loaded with this page. Then a press before that counts too. Default false. */
  readonly isFirst?: boolean;
}

/** Follows what the visitor does from arriving at the page until leaving it (NOT-02). */
export function useStay({ counts = true, isFirst = false }: UseStayOptions = {}): Stay {
  const client = useQueryClient();
  const [stay] = useState(() => createStay({ isReturn: client.getQueryData(seenKey) === true }));
  useEffect(() => {
    if (counts) client.setQueryData(seenKey, true);
    return stay.watch(window, isFirst && window.navigator.userActivation?.hasBeenActive === true);
  }, [client, stay, counts, isFirst]);
  return stay;
}
