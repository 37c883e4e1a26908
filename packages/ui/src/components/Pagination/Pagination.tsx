import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { followed } from '../followed.ts';
import { type IconComponent, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { groupDigits, writeNumbers } from '../numbers.ts';
import * as css from './Pagination.css.ts';
import { pageWindow } from './page-window.ts';

/** Words of a pager. Numbers are given so that the language places them. */
export interface PaginationLabels {
  /** Name of the landmark: "Pages of the betting record". */
  region: string;
  /** Name of the arrow to the first page; there is one when the numbers do not hold all pages. */
  first: string;
  /** Name of the arrow one page back. */
  previous: string;
  /** Name of the arrow one page on. */
  next: string;
  /** Name of the arrow to the last page; there is one when the numbers do not hold all pages. */
  last: string;
  /** Name of one page: "Page 3"; its figure as the button shows it, in groups: "Page 4,812". */
  page: (page: number) => string;
  /** Position among the pages: "Page 3 of 20"; shown on phones instead of the numbers. */
  status: (page: number, pages: number) => string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'onChange'> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are; 1 and less shows no arrows, only what is beside them. */
  pages: number;
  /** Another page was chosen, counted from 1. Not called while `busy`. */
  onChange: (page: number) => void;
  /** Names of the landmark, the arrows and the pages. */
  labels: PaginationLabels;
  /** How many numbers are offered. Default 5. */
  range?: number | undefined;
  /** Address of a page; makes the numbers links that open in a new tab as well. */
  hrefFor?: ((page: number) => string) | undefined;
  /** What is shown of how much: "1–7, 12 records in all". */
  summary?: ReactNode;
  /** Lets choose how many rows a page has. */
  pageSize?:
    | {
        /** Before the list: "Rows". */
        label: string;
        /** Rows on a page now. */
        value: number;
        /** Sizes to choose from, the smallest first. */
        options: readonly number[];
        /** Another size was chosen; which page is shown then is up to you. */
        onChange: (size: number) => void;
      }
    | undefined;
  /** How the brand writes figures. Default: Latin digits, groups of three. */
  numbers?: NumberStyle | undefined;
  /** A page is on its way: presses are ignored, focus is kept. */
  busy?: boolean | undefined;
}

/**
 * The pager of a table: first, previous, five numbers, next, last. On a narrow
 * place (its own, not the window's) "Page 3 of 20" replaces the numbers.
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

/** An arrow. At an end it stays in place and keeps focus, marked as off. */
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
