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
  /** The page with the full list, where the site has one. */
  readonly href?: string;
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  /** Shown in place of an empty shelf. Default: an empty shelf is not rendered. */
  readonly empty?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A titled section in each of its states. An empty one is not rendered, unless it has an `empty` text. */
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

/** The indexes of a fixed number of placeholders. */
export const places = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place);
