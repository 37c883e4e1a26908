import { FooterBand, FooterLinks, SiteFooter, VendorWall } from '@parlour/ui';
import { memo, useMemo } from 'react';
import { useVendorsQuery } from '../../shared/games/use-vendors.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { HydratedNear } from '../../shared/lazy/HydratedNear.tsx';
import { useBrand } from '../../shared/runtime/brand.ts';
import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { LicenceCard } from './LicenceCard.tsx';
import { type Licence, readLicence } from './licence.ts';
import * as css from './SiteFooterView.css.ts';

/** Responsible-play band, vendors, links and the line that says what kind of site this is (LAY-07). */
export function SiteFooterWidget() {
  const { name } = useBrand();
  const { config } = useRuntime();
  const { data: vendors } = useVendorsQuery();
  const { minAge } = useSettings();
  const isMember = useMember() !== null;
  const licence = useMemo(() => readLicence(config.licence), [config.licence]);
  const marks = useMemo(
    () =>
      (vendors ?? []).map(({ vassalage, name, logoUrl }) => ({
        id: vassalage,
        name,
        mark: logoUrl,
      })),
    [vendors],
  );
  return <Footer brandName={name} vendors={marks} {...{ minAge, isMember, licence }} />;
}

/** Memoised: it is on every page, and nothing in it changes by itself. */
const Footer = memo(function Footer(props: SiteFooterViewProps) {
  return (
    <HydratedNear>
      <SiteFooterView {...props} />
    </HydratedNear>
  );
});

export interface SiteFooterViewProps {
  readonly brandName: string;
  readonly minAge: number;
  readonly isMember: boolean;
  /** The operator's complete licence; `null` on a demo and when a part of it is missing. */
  readonly licence: Licence | null;
  readonly vendors: readonly {
    readonly id: string;
    readonly name: string;
    readonly mark: string;
  }[];
}

/** The footer without data access: vendors, responsible play, links, licence, and the kind of site (LAY-07). */
export function SiteFooterView(props: SiteFooterViewProps) {
  const { brandName, minAge, isMember, licence, vendors } = props;
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
                      { label: t('auth.registration'), href: '/register' },
                    ],
              },
              {
                id: 'help',
                title: t('nav.help'),
                links: [
                  { label: t('nav.helpCentre'), href: '/help' },
                  { label: t('nav.notices'), href: '/noticePage' },
                  { label: t('nav.app'), href: '/down' },
                ],
              },
              {
                id: 'site',
                title: brandName,
                links: [
                  { label: t('nav.promotions'), href: '/promotions' },
                  { label: t('nav.vip'), href: '/vip' },
                  { label: t('points.mall'), href: '/pointMall' },
                  { label: t('nav.join'), href: '/join' },
                ],
              },
            ]}
            aside={
              licence
                ? {
                    title: t('nav.licences'),
                    content: <LicenceCard {...licence} />,
                  }
                : undefined
            }
          />
        </div>
      }
      copyright={`© ${brandName} · ${t('banner.demoMode')} ${t('rgMsg.underAge', { age: minAge })}`}
    />
  );
}
