import { useState } from 'react';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { WindowPlace } from '../../shared/shell/WindowPlace.tsx';
import { PromotionsView } from './PromotionsView.tsx';
import { withoutStatus } from './promotions-model.ts';
import { usePromotions } from './use-promotions.ts';

const PromotionDetail = lazyPart(() => import('./PromotionDetail.tsx'));

export interface PromotionsWidgetProps {
  /** Type the list is filtered by, from the address; `''` or an unknown one shows all. */
  readonly type: string;
  readonly onTypeChange: (type: string) => void;
}

/** The promotions with their terms beside them; a card opens its complete terms (LAY-05). */
export function PromotionsWidget({ type, onTypeChange }: PromotionsWidgetProps) {
  const { promotions, isFresh, status, error, busy, retry } = usePromotions();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = promotions.find(({ id }) => id === chosen);
  return (
    <>
      <PromotionsView
        status={status}
        error={error}
        busy={busy}
        fresh={isFresh}
        promotions={promotions}
        type={type}
        onType={onTypeChange}
        onRetry={retry}
        onOpen={({ id }) => {
          setChosen(id);
          setOpen(true);
        }}
      />
      {shown && (
        <WindowPlace onClose={() => setChosen(null)}>
          <PromotionDetail
            promotion={isFresh ? shown : withoutStatus(shown)}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </WindowPlace>
      )}
    </>
  );
}
