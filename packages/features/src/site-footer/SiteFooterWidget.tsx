import { FooterBand, FooterLinks, SiteFooter, VendorWall } from '@parlour/ui';
import { useVendorsQuery } from '../games/index.ts';
import { useT } from '../i18n/index.ts';
import { useBrand, useMember, useSettings } from '../runtime/index.ts';

import * as css from './SiteFooterView.css.ts';

/** Responsible-play band, vendors, links and the line about what this site is (LAY-07). */
export function SiteFooterWidget() {
  const { name } = useBrand();
  const { data: vendors } = useVendorsQuery();
  const { minAge } = useSettings();
  const isMember = useMember() !== null;
  return (
    <SiteFooterView
      brandName={name}
      minAge={minAge}
      isMember={isMember}
      vendors={(vendors ?? []).map(({ vassalage, name, logoUrl }) => ({
        id: vassalage,
        name,
        mark: logoUrl,
      }))}
    />
  );
}

export interface SiteFooterViewProps {
  readonly brandName: string;
  readonly minAge: number;
  readonly isMember: boolean;
  readonly vendors: readonly {
    readonly id: string;
    readonly name: string;
    readonly mark: string;
  }[];
}

/** The footer as data. A licence shows only with a regulator's full data; a demo site has none. */
export function SiteFooterView({ brandName, minAge, isMember, vendors }: SiteFooterViewProps) {
  const t = useT();
  return (
    <SiteFooter
      vendors={
        vendors.length > 0 ? <VendorWall label={t('game.provider')} vendors={vendors} /> : undefined
      }
      links={
        <div className={css.links}>
          <FooterBand
            age={t('rg.ageMark', { age: minAge })}
            title={t('rg.responsiblePlay')}
            body={t('rgMsg.lead')}
            links={[]}
          />
          <FooterLinks
            groups={[
              {
                id: 'games',
                title: t('nav.games'),
                links: [
                  { label: t('game.hotGames'), href: '/hot' },
                  { label: t('game.newGames'), href: '/new' },
                  { label: t('nav.slots'), href: '/rng' },
                  { label: t('nav.live'), href: '/rng?page=live' },
                  { label: t('nav.sports'), href: '/sports' },
                ],
              },
              {
                id: 'account',
                title: t('nav.account'),
                links: isMember
                  ? [
                      { label: t('game.favourites'), href: '/favorite' },
                      { label: t('game.recentlyPlayed'), href: '/recent' },
                    ]
                  : [
                      { label: t('auth.login'), href: '/login' },
                      { label: t('auth.register'), href: '/register' },
                    ],
              },
              {
                id: 'site',
                title: brandName,
                links: [
                  { label: t('nav.promotions'), href: '/promotions' },
                  { label: t('nav.app'), href: '/down' },
                  { label: t('nav.vip'), href: '/vip' },
                  { label: t('points.mall'), href: '/pointMall' },
                  { label: t('nav.help'), href: '/help' },
                  { label: t('nav.join'), href: '/join' },
                ],
              },
            ]}
          />
        </div>
      }
      copyright={`${brandName} · ${t('banner.demoMode')} ${t('rgMsg.underAge', { age: minAge })}`}
    />
  );
}
