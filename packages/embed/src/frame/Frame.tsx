import { type Licence, LicenceCard, useT } from '@parlour/features/content';
import { Badge, Heading, Link, Logo, Surface, Text } from '@parlour/ui';
import { type ReactNode, useId } from 'react';
import type { Surroundings } from '../surroundings.ts';
import * as css from './Frame.css.ts';

export interface FrameProps {
  readonly surroundings: Surroundings;
  /** Heading above the content; without it the content has a name of its own. */
  readonly title?: string | undefined;
  /** The content says itself that it is play money. Default false: the heading does. */
  readonly saysDemo?: boolean;
  /** Page of the site with all of it. */
  readonly more?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What each element has around its content, and nobody can switch off: whose it is, from which age, that money is play
 * money, where help is, and the licence of the operator (X-01, LAY-07).
 */
export function Frame({ surroundings, title, saysDemo = false, more, children }: FrameProps) {
  const { site, resolve } = surroundings;
  const t = useT();
  const titleId = useId();
  const isDemo = site.config.operatorMode === 'demo';
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
      <Foot {...surroundings} isDemo={isDemo} licence={site.licence} />
    </Surface>
  );
}

interface FootProps extends Pick<Surroundings, 'brand' | 'site' | 'resolve'> {
  readonly isDemo: boolean;
  readonly licence: Licence | null;
}

function Foot({ brand, site, resolve, isDemo, licence }: FootProps) {
  const t = useT();
  const age = t('rg.ageMark', { age: site.settings.minAge });
  return (
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
      {licence && (
        <div className={css.licence}>
          <LicenceCard {...licence} />
        </div>
      )}
    </div>
  );
}
