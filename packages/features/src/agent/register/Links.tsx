import { Badge, EmptyState, Heading, IconButton, Inline, Surface, Text } from '@parlour/ui';
import { Menu } from '@parlour/ui/overlays';
import { Copy, Ellipsis, Power, QrCode } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './RegisterView.css.ts';
import type { RegisterViewProps } from './RegisterView.props.ts';
import {
  isOn,
  type RegistrationLink,
  registeredBy,
  wordOfStatus,
  wordOfType,
} from './register-center-model.ts';

interface LinksProps extends Pick<RegisterViewProps, 'onShow' | 'onCopy' | 'onTurnOff'> {
  readonly links: readonly RegistrationLink[];
}

/** All links of the agent, each with its number of registrations (AGT-03). */
export function Links({ links, ...on }: LinksProps) {
  const t = useT();
  return (
    <Surface as="section" aria-labelledby="registration-links" padding="s4">
      <Inline justify="between">
        <Heading level={3} id="registration-links">
          {t('link.mine')}
        </Heading>
        {links.length > 0 && (
          <Text as="span" size="small" tone="secondary">
            {`${t('link.count', { count: links.length })} \u00B7 ${t('link.registeredAll', { count: registeredBy(links) })}`}
          </Text>
        )}
      </Inline>
      {links.length === 0 ? (
        <EmptyState title={t('link.none.title')} body={t('link.none.body')} />
      ) : (
        <ul className={css.list}>
          {links.map((link) => (
            <Row key={link.id} of={link} {...on} />
          ))}
        </ul>
      )}
    </Surface>
  );
}

type RowProps = Omit<LinksProps, 'links'> & { readonly of: RegistrationLink };

function Row({ of, onShow, onCopy, onTurnOff }: RowProps) {
  const t = useT();
  const word = wordOfStatus(of.status);
  const type = wordOfType(of.type);
  const isWorking = isOn(of);
  return (
    <li className={css.row} data-link={of.code}>
      <span className={css.words}>
        <Text as="span" bold>
          {of.label === '' ? (
            <bdi translate="no" dir="ltr">
              {of.code}
            </bdi>
          ) : (
            <bdi translate="no">{of.label}</bdi>
          )}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {of.label !== '' && (
            <>
              <bdi translate="no" dir="ltr">
                {of.code}
              </bdi>{' '}
              <span>{'\u00B7'}</span>{' '}
            </>
          )}
          <span>{t('link.cameBy', { title: type ? t(type) : of.type, count: of.registered })}</span>
        </Text>
      </span>
      <Badge tone={word?.tone ?? 'neutral'}>{word ? t(word.label) : of.status}</Badge>
      <Menu
        label={t('link.more', { link: of.code })}
        trigger={<IconButton icon={Ellipsis} label={t('link.more', { link: of.code })} />}
        items={[
          { id: 'show', label: t('link.show'), icon: QrCode, onSelect: () => onShow(of) },
          ...(isWorking
            ? [
                {
                  id: 'copy',
                  label: t('action.copyLink'),
                  icon: Copy,
                  onSelect: () => onCopy(of),
                },
                {
                  id: 'off',
                  label: t('link.turnOff'),
                  icon: Power,
                  tone: 'danger' as const,
                  divided: true,
                  onSelect: () => onTurnOff(of),
                },
              ]
            : []),
        ]}
      />
    </li>
  );
}
