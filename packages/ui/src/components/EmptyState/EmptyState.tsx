import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import type { Art } from '../Illustration/art.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import { join } from '../join.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** One line: what is missing here. */
  title: ReactNode;
  /** One sentence: how it will appear here. */
  body: ReactNode;
  /** One action, a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Default `boat`. */
  art?: Extract<Art, 'boat' | 'river' | 'net'> | undefined;
  /** Level of the title in the page outline. Default 3. */
  level?: HeadingLevel | undefined;
}

/** A place with no content yet, and what to do to fill it. */
export function EmptyState({
  title,
  body,
  action,
  art = 'boat',
  level = 3,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div data-component="empty-state" {...rest} className={join(css.root, className)}>
      <Illustration art={art} className={css.art} />
      <Heading level={level} size="s">
        {title}
      </Heading>
      <Text size="small" tone="secondary" className={css.body}>
        {body}
      </Text>
      {action !== undefined && (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </div>
  );
}
