import { type MessageKey, useT } from '@parlour/features/i18n';
import { LicenceBadge, Link, Text } from '@parlour/ui';
import { useTexts, type WidgetProps } from '@parlour/web/site';
import * as css from './meghna.css.ts';
import { noteTexts, storyHref, storyTexts } from './texts.ts';

type FooterProps = WidgetProps<'SiteFooter'>;

/** Titles of the texts of the house. */
const names: Readonly<Record<FooterProps['texts'][number], MessageKey>> = {
  about: 'nav.about',
  contact: 'nav.contact',
  licence: 'nav.licences',
  privacy: 'nav.privacy',
  terms: 'nav.terms',
};

/** A short footer instead of that of the product: the texts of the house, help, licences, and what this site is. */
export function MeghnaFooter(props: FooterProps) {
  const { brandName, minAge, isDemo, texts, licences, socialLinks = [] } = props;
  const t = useT();
  const own = useTexts(noteTexts);
  const { title } = useTexts(storyTexts);
  const labels = {
    number: t('licence.number'),
    verify: t('licence.verify'),
    newWindow: t('a11y.newWindow'),
  };
  const kind = isDemo ? [t('banner.demoMode')] : [];
  return (
    <footer className={css.footer}>
      <div className={css.footerInner}>
        <span className={css.wave} aria-hidden="true" />
        <Text size="lead">{own.footerLead}</Text>
        <nav aria-label={own.readOn}>
          <ul className={css.links}>
            <FooterItem href={storyHref} label={title} />
            <FooterItem href="/help" label={t('nav.helpCentre')} />
            {texts.map((text) => (
              <FooterItem key={text} href={`/${text}`} label={t(names[text])} />
            ))}
          </ul>
        </nav>
        {socialLinks.length > 0 && (
          <ul className={css.links}>
            {socialLinks.map(({ name, url }) => (
              <li key={url}>
                <Link look="standalone" href={url} newWindowLabel={t('a11y.newWindow')}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {licences.map(({ isSample, ...licence }) => (
          <LicenceBadge
            key={`${licence.regulator} ${licence.number}`}
            {...licence}
            labels={labels}
            sampleLabel={isSample ? t('licence.sample') : undefined}
          />
        ))}
        <Text size="small" tone="muted">
          {[`© ${brandName} ·`, ...kind, t('rgMsg.underAge', { age: minAge })].join(' ')}
        </Text>
      </div>
    </footer>
  );
}

function FooterItem({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <li>
      <Link look="standalone" tone="muted" href={href}>
        {label}
      </Link>
    </li>
  );
}
