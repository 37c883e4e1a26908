import { CountDot, type IconLike, IconSlot, Surface } from '@parlour/ui';
import { ChevronRight, Lock } from 'lucide-react';
import { useNumbers, useT } from '../i18n/use-t.ts';
import type { PageLink } from '../wallet/BalanceCard.tsx';
import * as css from './HomeRows.css.ts';

/** One row of the first screen of a centre: a link, a button, or a part that is closed. */
export interface HomeRow {
  /** Unique on the screen. For a page of the centre its key. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconLike;
  /** The row is a link. */
  readonly link?: PageLink;
  /** The row is a button that opens a window. */
  readonly onPress?: () => void;
  /** Number of open items; 0 is not drawn. */
  readonly count?: number | undefined;
}

interface HomeRowsProps {
  /** Id of the heading of the list. Without it the list has no name. */
  readonly labelledBy?: string;
  readonly rows: readonly HomeRow[];
}

/** A card with one row for each page or action. A row without a link and an action says that it is closed. */
export function HomeRows({ labelledBy, rows }: HomeRowsProps) {
  return (
    <Surface padding="none" clip>
      <ul className={css.list} aria-labelledby={labelledBy}>
        {rows.map((row) => (
          <li key={row.id} className={css.item}>
            <Row {...row} />
          </li>
        ))}
      </ul>
    </Surface>
  );
}

function Row(row: HomeRow) {
  const t = useT();
  const numbers = useNumbers();
  const { label, icon, link, onPress, count = 0 } = row;
  if (!link && !onPress) {
    return (
      <span className={css.closed}>
        <span className={css.faint}>
          <IconSlot icon={icon} />
        </span>
        <span className={css.words}>{label}</span>
        <span className={css.faint}>
          <IconSlot icon={Lock} size={16} />
        </span>
      </span>
    );
  }
  const content = (
    <>
      <span className={css.icon}>
        <IconSlot icon={icon} />
      </span>
      <span className={css.words}>{label}</span>
      <CountDot count={count} label={t('centre.new', { count })} numbers={numbers} />
      <span className={css.arrow}>
        <IconSlot icon={ChevronRight} size={18} />
      </span>
    </>
  );
  return link ? (
    <a {...link} className={css.row}>
      {content}
    </a>
  ) : (
    <button type="button" aria-haspopup="dialog" className={css.row} onClick={onPress}>
      {content}
    </button>
  );
}
