import { Badge, Heading, Text } from '@parlour/ui';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import * as css from './AppDownload.css.ts';

/** What is known about an address of the site. */
export type AddressState = 'here' | 'checking' | 'answers' | 'silent';

/** An address at which the operator serves the site. */
export interface SiteAddress {
  readonly host: string;
  readonly state: AddressState;
}

const words = {
  here: 'app.addressHere',
  checking: 'app.addressChecking',
  answers: 'app.addressAnswers',
  silent: 'app.addressSilent',
} as const satisfies Record<AddressState, MessageKey>;
const tones = { here: 'accent', checking: 'neutral', answers: 'success', silent: 'warn' } as const;

/** The official addresses of the site, and which of them answers from this device (LAY-09). */
export function Addresses({ addresses }: { readonly addresses: readonly SiteAddress[] }) {
  const t = useT();
  return (
    <section className={css.addresses} aria-label={t('nav.officialDomains')}>
      <Heading level={2} size="s">
        {t('nav.officialDomains')}
      </Heading>
      <Text size="small" tone="secondary">
        {t('app.addressesBody')}
      </Text>
      <ul className={css.rows}>
        {addresses.map(({ host, state }) => (
          <li key={host} className={css.row}>
            <bdi translate="no" className={css.host} dir="ltr">
              {host}
            </bdi>
            <Badge tone={tones[state]}>{t(words[state])}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
