import { SafeHtml } from '@parlour/ui/content';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';

/** Sanitised HTML from the server. Its links follow the rule of `useLinkTo` (NOT-03). */
export function ServerHtml({ html }: { readonly html: string }) {
  const { host } = useRuntime().config;
  const t = useT();
  return (
    <SafeHtml
      html={html}
      ownHost={host}
      shortenedNote={t('html.shortened')}
      newWindowLabel={t('a11y.newWindow')}
    />
  );
}
