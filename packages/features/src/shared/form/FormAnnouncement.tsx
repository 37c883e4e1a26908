import { useFormAnnounce } from '@parlour/ui/forms';
import { useEffect } from 'react';

/**
 * Announces a sentence through the surrounding `FormStatus` when it mounts, and clears it when it unmounts (A11-01).
 */
export function FormAnnouncement({ text }: { readonly text: string | undefined }): null {
  const announce = useFormAnnounce();
  useEffect(() => (text ? announce?.(text) : undefined), [text, announce]);
  return null;
}
