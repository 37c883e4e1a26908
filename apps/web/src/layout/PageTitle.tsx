import {
  type InLanguages,
  type MessageKey,
  textIn,
  useLanguage,
  useT,
} from '@parlour/features/i18n';
import { useBrand } from '@parlour/features/runtime';
import { useEffect } from 'react';
import { windowTitle } from './window-title.ts';

export interface PageTitleProps {
  readonly of?: MessageKey | undefined;
  /** The title of a page of the site's own, instead of `of`. */
  readonly own?: InLanguages | undefined;
}

/** Sets the title of the window while its page is shown. */
export function PageTitle({ of, own }: PageTitleProps) {
  const t = useT();
  const language = useLanguage();
  const { name } = useBrand();
  const title = windowTitle(name, own ? textIn(own, language) : of && t(of));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
