import { PageBanner } from '@parlour/features/site/banners';
import { PromotionsWidget } from '@parlour/features/site/promotions';
import { useSearchParams } from 'react-router-dom';

/** `/promotions`; the type filter is in the address (NAV-03). */
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
              // Keeps the other parameters of the address.
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
