import { type MessageKey, useT } from '@parlour/features/i18n';
import { useBrand } from '@parlour/features/runtime';
import { useEffect } from 'react';
import { windowTitle } from './window-title.ts';

/** Sets the title of the window while its page is shown. */
export function PageTitle({ of }: { readonly of?: MessageKey | undefined }) {
  const t = useT();
  const { name } = useBrand();
  const title = windowTitle(name, of && t(of));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
