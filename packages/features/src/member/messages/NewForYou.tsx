import { Link } from '@parlour/ui';
import { formatCount } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './MessagesView.css.ts';

interface NewForYouProps {
  /** Promotions to join or claim; `null` while unknown. */
  readonly promotions: number | null;
  /** Unread messages and announcements; `null` while unknown. */
  readonly unread: number | null;
}

/** What the bell of the header counts, in two rows that add up to its number (LAY-03, MSG-01). */
export function NewForYou({ promotions, unread }: NewForYouProps) {
  const t = useT();
  const figures = useFigures();
  const written = (count: number | null) =>
    count === null ? '\u2013' : figures(formatCount(count));
  return (
    <dl className={css.counts}>
      <div className={css.count}>
        <dt>
          <Link look="standalone" href="/promotions">
            {t('message.newPromotions')}
          </Link>
        </dt>
        <dd className={css.figure}>{written(promotions)}</dd>
      </div>
      <div className={css.count}>
        <dt>{t('message.newMessages')}</dt>
        <dd className={css.figure}>{written(unread)}</dd>
      </div>
    </dl>
  );
}
