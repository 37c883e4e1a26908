import { PageBanner } from '@parlour/features/banners';
import { PromotionsWidget } from '@parlour/features/promotions';
import { useSearchParams } from 'react-router-dom';

/** `/promotions`; the type filter lives in the address (NAV-03). */
export default function PromotionsPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageBanner group="w_promotion" />
      <PromotionsWidget
        type={search.get('type') ?? ''}
        onTypeChange={(type) =>
          setSearch(
            (before) => {
              // What else stands in the address stays.
              const next = new URLSearchParams(before);
              if (type) next.set('type', type);
              else next.delete('type');
              return next;
            },
            { replace: true },
          )
        }
      />
    </>
  );
}
