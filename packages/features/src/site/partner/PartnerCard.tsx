import { Badge, Heading, Link, Logo, Surface, Text } from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useResolve } from '../../shared/links/resolve.ts';
import { LicenceCards } from '../footer/LicenceCards.tsx';
import type { Licence } from '../footer/licence.ts';
import * as css from './PartnerCard.css.ts';

/** The brand of a widget, and the information a visitor must get. */
export interface PartnerCardProps {
  readonly brand: { readonly name: string; readonly mark: string };
  /** Minimum age to play. */
  readonly minAge: number;
  /** Money is play money. */
  readonly isDemo: boolean;
  readonly licences: readonly Licence[];
  /** Heading above the content; without it the content needs its own accessible name. */
  readonly title?: string | undefined;
  /** The content itself says that it is play money. Default false: the heading says it. */
  readonly saysDemo?: boolean;
  /** Page of the site with the full content. */
  readonly more?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The frame around every widget on a partner's page. It always shows the brand, the minimum age, the play money, where
 * to find help, and the licences of the operator (X-01, LAY-07). Addresses go through `useResolve`.
 */
export function PartnerCard({
  brand,
  minAge,
  isDemo,
  licences,
  title,
  saysDemo = false,
  more,
  children,
}: PartnerCardProps) {
  const resolve = useResolve();
  const t = useT();
  const titleId = useId();
  const age = t('rg.ageMark', { age: minAge });
  return (
    <Surface
      as={title === undefined ? 'div' : 'section'}
      padding="none"
      clip
      elevation="flat"
      className={css.card}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
    >
      {title !== undefined && (
        <div className={css.head}>
          <Heading level={2} size="s" id={titleId}>
            {title}
          </Heading>
          {isDemo && !saysDemo && (
            <Badge tone="warm" solid>
              {t('badge.demo')}
            </Badge>
          )}
          {more !== undefined && (
            <Link look="standalone" className={css.more} href={resolve(more)}>
              {t('action.seeAll')}
            </Link>
          )}
        </div>
      )}
      {children}
      <div className={css.foot}>
        <Logo
          size="s"
          href={resolve('/')}
          name={t('partner.from', { brand: brand.name })}
          mark={brand.mark}
        />
        <span className={css.marks}>
          <Text as="span" size="caption" tone="secondary">
            {isDemo ? `${age} · ${t('badge.demo')}` : age}
          </Text>
          <Link look="standalone" tone="muted" href={resolve('/help')}>
            <Text as="span" size="caption" tone="inherit">
              {t('nav.help')}
            </Text>
          </Link>
        </span>
        {licences.length > 0 && (
          <div className={css.licence}>
            <LicenceCards licences={licences} />
          </div>
        )}
      </div>
    </Surface>
  );
}
