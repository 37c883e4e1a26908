import { Heading, Surface, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as css from './VipView.css.ts';

export interface PageHeroProps {
  /** Name of the page, in small type. */
  readonly name: string;
  /** Heading of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The head of a page without a picture (NAV-03). */
export function PageHero({ name, title, children }: PageHeroProps) {
  return (
    <Surface tone="inverse" radius="xl" className={css.hero}>
      <Text size="small" bold tone="inherit">
        {name}
      </Text>
      <Heading level={1} className={css.heroTitle}>
        {title}
      </Heading>
      <Text tone="inherit">{children}</Text>
    </Surface>
  );
}
