import { FooterLinks, SiteFooter, VendorStrip } from '@parlour/ui';
import { type ComponentType, memo, useMemo } from 'react';
import { useVendorsQuery } from '../../shared/games/use-vendors.ts';
import type { HouseText } from '../../shared/house-texts/house-texts.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { HydratedNear } from '../../shared/lazy/HydratedNear.tsx';
import { useBrand } from '../../shared/runtime/brand.ts';
import type { SocialLink } from '../../shared/runtime/config-lists.ts';
import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { footerGroups } from './footer-groups.ts';
import { LicenceCards } from './LicenceCards.tsx';
import { type Licence, readLicences } from './licence.ts';
import { PlayBand } from './PlayBand.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export interface SiteFooterWidgetProps {
  /** Replaces everything below the band of responsible play. Default: `SiteFooterBody`. */
  readonly Body?: SiteFooterBodyType | undefined;
}

/** A component that draws the footer below the band of responsible play. */
type SiteFooterBodyType = ComponentType<SiteFooterViewProps>;

/** Responsible-play band, vendors, links and the line that says what kind of site this is (LAY-07). */
export function SiteFooterWidget({ Body }: SiteFooterWidgetProps) {
  const { name } = useBrand();
  const { config } = useRuntime();
  const { data: vendors } = useVendorsQuery();
  const { minAge, texts, operatorMode } = useSettings();
  const isMember = useMember() !== null;
  const { licence } = config;
  const licences = useMemo(() => readLicences({ licence, operatorMode }), [licence, operatorMode]);
  const marks = useMemo(
    () =>
      (vendors ?? []).map(({ vassalage, name, logoUrl }) => ({
        id: vassalage,
        name,
        mark: logoUrl,
      })),
    [vendors],
  );
  return (
    <Footer
      brandName={name}
      vendors={marks}
      hasCentre={config.memberCentre}
      isDemo={operatorMode === 'demo'}
      socialLinks={config.socialLinks}
      Body={Body}
      {...{ minAge, isMember, licences, texts }}
    />
  );
}

/** Memoised: it is on every page, and nothing in it changes by itself. */
const Footer = memo(function Footer(props: SiteFooterViewProps & SiteFooterWidgetProps) {
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
  /** The operator has a member centre. */
  readonly hasCentre: boolean;
  /** The site is a demo, and says so beside its name. */
  readonly isDemo: boolean;
  /** The published texts of the house: only these have a link. */
  readonly texts: readonly HouseText[];
  /** The operator's complete licences; a demo has none but marked samples. */
  readonly licences: readonly Licence[];
  /** The operator's pages in social networks. Default: none. */
  readonly socialLinks?: readonly SocialLink[];
  readonly vendors: readonly {
    readonly id: string;
    readonly name: string;
    readonly mark: string;
  }[];
}

/** The footer without data access: responsible play, vendors, links, licence, and the kind of site (LAY-07). */
export function SiteFooterView({
  Body = SiteFooterBody,
  ...props
}: SiteFooterViewProps & SiteFooterWidgetProps) {
  return (
    <>
      <PlayBand minAge={props.minAge} hasCentre={props.hasCentre} />
      <Body {...props} />
    </>
  );
}

/** The footer below the band of responsible play: the part that a site may replace by its own. */
export function SiteFooterBody(props: SiteFooterViewProps) {
  const { brandName, minAge, isMember, hasCentre, isDemo, texts, licences, vendors } = props;
  const { socialLinks = [] } = props;
  const t = useT();
  return (
    <SiteFooter
      vendors={
        vendors.length > 0 ? (
          <VendorStrip
            vendors={vendors}
            labels={{
              region: t('game.allProviders'),
              previous: t('a11y.previousVendors'),
              next: t('a11y.nextVendors'),
              pause: t('a11y.pauseVendors'),
              play: t('a11y.playVendors'),
            }}
          />
        ) : undefined
      }
      links={
        <>
          <FooterLinks
            groups={footerGroups(t, { brandName, isMember, hasCentre, texts })}
            aside={
              licences.length > 0
                ? {
                    title: t('nav.licences'),
                    content: <LicenceCards licences={licences} />,
                  }
                : undefined
            }
          />
          {socialLinks.length > 0 && <SocialLinks links={socialLinks} />}
        </>
      }
      copyright={[
        `© ${brandName} ·`,
        ...(isDemo ? [t('banner.demoMode')] : []),
        t('rgMsg.underAge', { age: minAge }),
      ].join(' ')}
    />
  );
}
