import { PromotionPageWidget } from '@parlour/features/site/promotions';
import { useSearchParams } from 'react-router-dom';

/** `/promoDetail?id=`: one promotion (NAV-03, PRO-01). */
export default function PromotionPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return <PromotionPageWidget key={id} id={id} />;
}
