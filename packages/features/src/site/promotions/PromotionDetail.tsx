import { Heading, Text } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { useT } from '../../shared/i18n/use-t.ts';
import { Period, StatusBadge } from './Offer.tsx';
import * as css from './Promotions.css.ts';
import type { Promotion } from './promotions-model.ts';

export interface PromotionDetailProps {
  readonly promotion: Promotion;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One promotion in a window: benefits, period, and all terms. */
export default function PromotionDetail({ promotion, open, onClose }: PromotionDetailProps) {
  const t = useT();
  const { title, summary, terms, turnoverTimes } = promotion;
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={title}
      closeLabel={t('action.close')}
      description={summary}
      width={560}
    >
      <div className={css.detail}>
        <div className={css.detailFacts}>
          <StatusBadge status={promotion.status} />
          <Period promotion={promotion} />
        </div>
        {turnoverTimes !== null && (
          <section className={css.well}>
            <Heading level={3}>{t('promo.turnoverTerms')}</Heading>
            <Text size="small">{t('promo.turnoverExplain', { times: turnoverTimes })}</Text>
          </section>
        )}
        {terms.length > 0 && (
          <section className={css.section}>
            <Heading level={3}>{t('promo.terms')}</Heading>
            <ul className={css.fullTerms}>
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  );
}
