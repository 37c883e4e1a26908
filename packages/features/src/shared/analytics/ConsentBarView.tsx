import { Button } from '@parlour/ui';
import { useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import * as css from './ConsentBarView.css.ts';

export interface ConsentBarViewProps {
  readonly onAnswer: (consent: 'granted' | 'denied') => void;
}

/** Asks once whether the visit may be counted: both answers alike, nothing behind it is blocked. */
export function ConsentBarView({ onAnswer }: ConsentBarViewProps) {
  const t = useT();
  const titleId = useId();
  return (
    <section className={css.root} data-component="consent-bar" aria-labelledby={titleId}>
      <div className={css.text}>
        <h2 id={titleId} className={css.title}>
          {t('consent.title')}
        </h2>
        <p className={css.body}>{t('consent.body')}</p>
      </div>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => onAnswer('denied')}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('granted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
