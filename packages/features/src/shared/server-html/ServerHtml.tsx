import { SafeHtml } from '@parlour/ui/content';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';

export interface ServerHtmlProps {
  readonly html: string;
  /** The level of the highest headings. Default 3, below the title of a window. */
  readonly headingLevel?: 2 | 3;
}

/** Sanitised HTML from the server. Its links follow the rule of `useLinkTo` (NOT-03). */
export function ServerHtml({ html, headingLevel = 3 }: ServerHtmlProps) {
  const { host } = useRuntime().config;
  const t = useT();
  return (
    <SafeHtml
      html={html}
      ownHost={host}
      headingLevel={headingLevel}
      shortenedNote={t('html.shortened')}
      newWindowLabel={t('a11y.newWindow')}
    />
  );
}
