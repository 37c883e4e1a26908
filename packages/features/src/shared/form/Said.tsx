import { useFormAnnounce } from '@parlour/ui/forms';
import { useEffect } from 'react';

/** Says a sentence through the `FormStatus` around it as it comes, and takes it back as it goes (A11-01). */
export function Said({ text }: { readonly text: string | undefined }): null {
  const announce = useFormAnnounce();
  useEffect(() => (text ? announce?.(text) : undefined), [text, announce]);
  return null;
}
