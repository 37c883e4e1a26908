import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { followed } from '../followed.ts';
import { type IconComponent, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { groupDigits, writeNumbers } from '../numbers.ts';
import * as css from './Pagination.css.ts';
import { pageWindow } from './page-window.ts';

/** Texts of a pager. They get the numbers as arguments, so that each language can place them. */
export interface PaginationLabels {
  /** Name of the landmark: "Pages of the betting record". */
  region: string;
  /** Name of the arrow to the first page. The arrow is shown when not all pages have a number. */
  first: string;
  /** Name of the arrow to the previous page. */
  previous: string;
  /** Name of the arrow to the next page. */
  next: string;
  /** Name of the arrow to the last page. The arrow is shown when not all pages have a number. */
  last: string;
  /** Name of one page: "Page 3". Format the number as on the button, in groups: "Page 4,812". */
  page: (page: number) => string;
  /** The current page and the page count: "Page 3 of 20". Phones show it instead of the numbers. */
  status: (page: number, pages: number) => string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'onChange'> {
  /** The current page, counted from 1. */
  page: number;
  /** Number of pages. With 1 or less there are no arrows, only the summary and the page size. */
  pages: number;
  /** Called with the chosen page, counted from 1. Not called while `busy`. */
  onChange: (page: number) => void;
  /** Names of the landmark, the arrows and the pages. */
  labels: PaginationLabels;
  /** How many page numbers are shown. Default 5. */
  range?: number | undefined;
  /** Returns the URL of a page. With it the numbers are links, which can also open in a new tab. */
  hrefFor?: ((page: number) => string) | undefined;
  /** The records shown and their total: "1–7, 12 records in all". */
  summary?: ReactNode;
  /** Lets the person choose how many rows a page has. */
  pageSize?:
    | {
        /** Text before the list: "Rows". */
        label: string;
        /** Number of rows on a page now. */
        value: number;
        /** Sizes to choose from, the smallest first. */
        options: readonly number[];
        /** Called with the chosen size. The caller decides which page is shown then. */
        onChange: (size: number) => void;
      }
    | undefined;
  /** Number style of the brand. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
  /** A page is loading: presses are ignored, focus is kept. */
  busy?: boolean | undefined;
}

/**
 * The pager of a table: first, previous, five numbers, next, last. When the pager itself (not the window) is narrow,
 * "Page 3 of 20" replaces the numbers.
 */
export function Pagination({
  page,
  pages,
  onChange,
  labels,
  range = 5,
  hrefFor,
  summary,
  pageSize,
  numbers,
  busy = false,
  className,
  ...rest
}: PaginationProps) {
  const go = (target: number) => {
    if (!busy && target !== page) onChange(target);
  };
  const step = { page, pages, hrefFor, go, busy };
  const jumps = pages > range;
  return (
    <nav
      data-component="pagination"
      aria-label={labels.region}
      {...(busy && { 'aria-busy': true, 'data-state': 'busy' })}
      {...rest}
      className={join(css.root, className)}
    >
      <div className={css.row}>
        {summary !== undefined && (
          <span data-part="summary" className={css.summary}>
            {summary}
          </span>
        )}
        {pageSize !== undefined && <PageSize {...pageSize} numbers={numbers} />}
        {pages > 1 && (
          <ul data-part="pages" className={css.pages}>
            {jumps && <Step {...step} to={1} label={labels.first} icon={ChevronsLeft} />}
            <Step {...step} to={page - 1} label={labels.previous} icon={ChevronLeft} />
            {pageWindow(page, pages, range).map((number) => (
              <li key={number} className={css.number}>
                <Stop
                  {...step}
                  to={number}
                  label={labels.page(number)}
                  current={number === page}
                  off={false}
                >
                  {writeNumbers(groupDigits(String(number)), numbers)}
                </Stop>
              </li>
            ))}
            <li data-part="status" className={css.status}>
              {labels.status(page, pages)}
            </li>
            <Step {...step} to={page + 1} label={labels.next} icon={ChevronRight} />
            {jumps && <Step {...step} to={pages} label={labels.last} icon={ChevronsRight} />}
          </ul>
        )}
      </div>
    </nav>
  );
}

interface StopProps {
  page: number;
  pages: number;
  to: number;
  label: string;
  hrefFor: PaginationProps['hrefFor'];
  go: (page: number) => void;
  busy: boolean;
}

/** An arrow. At the first or last page it stays in place, keeps focus and is marked as disabled. */
function Step({ icon, ...stop }: StopProps & { icon: IconComponent }) {
  const off = stop.to < 1 || stop.to > stop.pages || stop.to === stop.page;
  return (
    <li>
      <Stop {...stop} off={off} current={false}>
        <span className={css.arrow}>
          <IconSlot icon={icon} size={18} />
        </span>
      </Stop>
    </li>
  );
}

interface FaceProps extends StopProps {
  off: boolean;
  current: boolean;
  children: ReactNode;
}

function Stop({ to, label, hrefFor, go, off, current, children, busy }: FaceProps) {
  const shared = {
    'aria-label': label,
    className: css.stop,
    ...(current && ({ 'aria-current': 'page' } as const)),
    ...((off || busy) && { 'aria-disabled': true }),
  };
  if (hrefFor !== undefined && !off) {
    return (
      <a {...shared} href={hrefFor(to)} onClick={followed(() => go(to))}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...shared} onClick={() => off || go(to)}>
      {children}
    </button>
  );
}

type PageSizeProps = NonNullable<PaginationProps['pageSize']> & Pick<PaginationProps, 'numbers'>;

function PageSize({ label, value, options, onChange, numbers }: PageSizeProps) {
  const id = useId();
  return (
    <span data-part="page-size" className={css.size}>
      <label htmlFor={id}>{label}</label>
      <span className={css.box}>
        <select
          id={id}
          className={css.select}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {writeNumbers(String(option), numbers)}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <IconSlot icon={ChevronDown} size={16} />
        </span>
      </span>
    </span>
  );
}
