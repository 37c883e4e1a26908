import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Art } from '../Illustration/art.ts';
import { Illustration } from '../Illustration/Illustration.tsx';
import { join } from '../join.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './StatusScreen.css.ts';

export interface StatusScreenProps
  extends Omit<ComponentPropsWithRef<'main'>, 'title' | 'children'> {
  /** Chooses the picture. */
  kind: 'maintenance' | 'regionBlocked' | 'notFound' | 'offline' | 'crash';
  /** The only `h1` of the page. */
  title: ReactNode;
  /** One or two sentences. Say what did not happen to the member's money. */
  body: ReactNode;
  /** A useful fact: the end of the maintenance, the blocked IP address, an error code. */
  detail?: ReactNode;
  /** Possible next steps in a column, the most likely first. */
  actions?: ReactNode;
  /** The operator's logo, for a screen without a header. */
  brand?: ReactNode;
  /** `page` fills the window and is the main landmark; `content` is part of a page. Default `page`. */
  place?: 'page' | 'content' | undefined;
}

const pictures = {
  maintenance: 'boat',
  regionBlocked: 'gate',
  notFound: 'river',
  offline: 'signal',
  crash: 'thread',
} as const satisfies Readonly<Record<StatusScreenProps['kind'], Art>>;

/** What a visitor sees when the site, or a whole page of it, cannot be shown (ERR-01). */
export function StatusScreen({
  kind,
  title,
  body,
  detail,
  actions,
  brand,
  place = 'page',
  className,
  ...rest
}: StatusScreenProps) {
  const Root = place === 'page' ? 'main' : 'section';
  return (
    <Root
      data-component="status-screen"
      data-kind={kind}
      {...rest}
      className={join(css.root, place === 'content' && css.inPage, className)}
    >
      {brand !== undefined && (
        <div data-part="brand" className={css.brand}>
          {brand}
        </div>
      )}
      <Illustration art={pictures[kind]} size="lg" />
      <h1 data-part="title" className={css.title}>
        {title}
      </h1>
      <Text tone="secondary" className={css.body}>
        {body}
      </Text>
      {detail !== undefined && (
        <div data-part="detail" className={css.detail}>
          {detail}
        </div>
      )}
      {actions !== undefined && (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </Root>
  );
}
