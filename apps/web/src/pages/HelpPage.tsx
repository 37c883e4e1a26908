import { PageBanner } from '@parlour/features/banners';
import { HelpWidget } from '@parlour/features/help';
import { useSearchParams } from 'react-router-dom';
import { main } from '../layout/layout.css.ts';

/** `/help`, and `/helpmc` without the site around it; the topic lives in the address (NAV-03, HLP-01). */
export default function HelpPage({ bare = false }: { readonly bare?: boolean }) {
  const [search, setSearch] = useSearchParams();
  const help = (
    <HelpWidget
      topic={search.get('topic')}
      onTopic={(topic) => setSearch(topic === null ? {} : { topic }, { replace: true })}
    />
  );
  if (bare) return <main className={main}>{help}</main>;
  return (
    <>
      <PageBanner group="w_help" />
      {help}
    </>
  );
}
