import { SectionHeader } from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './HomeShelvesView.css.ts';

export interface ShelfSectionProps<Value> {
  readonly part: Part<Value>;
  readonly isEmpty: (value: Value) => boolean;
  readonly title: string;
  /** Where the rest is, when the site has a page of it. */
  readonly href?: string;
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  /** Instead of an empty shelf; without it the shelf is not there. */
  readonly empty?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A titled section in each of its states; one without anything in it is not there, unless it has something to say. */
export function ShelfSection<Value>(props: ShelfSectionProps<Value>) {
  const { part, isEmpty, title, href, skeleton, onRetry, empty, children } = props;
  const t = useT();
  const titleId = useId();
  const nothing = part.status === 'ready' && isEmpty(part.value);
  if (nothing && empty === undefined) return null;
  return (
    <section
      className={css.section}
      aria-labelledby={titleId}
      aria-busy={part.status === 'loading' || undefined}
    >
      <SectionHeader
        title={title}
        titleId={titleId}
        action={href === undefined ? undefined : { label: t('action.seeAll'), href }}
      />
      {part.status === 'loading' && skeleton}
      {part.status === 'error' && <PartError part={part} onRetry={onRetry} />}
      {part.status === 'ready' && (nothing ? empty : children(part.value))}
    </section>
  );
}

/** Places of a fixed number of boxes. */
export const places = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place);
