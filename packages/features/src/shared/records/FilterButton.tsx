import { CountDot, IconButton } from '@parlour/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFigures, useNumbers, useT } from '../i18n/use-t.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { WindowPlace } from '../shell/WindowPlace.tsx';
import * as css from './records.css.ts';

const FilterSheet = lazyPart(() => import('./FilterSheet.tsx'));

interface FilterButtonProps {
  /** Number of active filters, shown on the button. */
  readonly count: number;
  /** The fields of the sheet. */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** On phones: one button for all filters and the order of a list, which opens them in a sheet (AGT-04, AGT-05). */
export function FilterButton({ count, children, onClear }: FilterButtonProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const [isOpen, setOpen] = useState(false);
  return (
    <span data-part="filters" className={css.filterButton}>
      <IconButton
        variant="secondary"
        icon={SlidersHorizontal}
        label={
          count > 0 ? t('records.filtersOn', { amount: figures(String(count)) }) : t('game.filters')
        }
        onClick={() => setOpen(true)}
      >
        <CountDot placement="corner" count={count} numbers={numbers} />
      </IconButton>
      {isOpen && (
        <WindowPlace onClose={() => setOpen(false)}>
          <FilterSheet onClear={count > 0 ? onClear : undefined} onClose={() => setOpen(false)}>
            {children}
          </FilterSheet>
        </WindowPlace>
      )}
    </span>
  );
}
