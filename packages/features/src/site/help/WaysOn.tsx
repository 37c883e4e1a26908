import { Button, ButtonLink, Heading, Inline, Link, Stack, Surface, Text } from '@parlour/ui';
import { Headset, MessageSquareText } from 'lucide-react';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import type { HelpViewProps } from './HelpView.props.ts';

type WaysOnProps = Pick<HelpViewProps, 'feedbackHref' | 'slotHref' | 'onContact'>;

/** The texts of the operator, by their name in the address. */
const slots: readonly (readonly [name: string, label: MessageKey])[] = [
  ['about', 'nav.about'],
  ['news', 'nav.news'],
  ['blog', 'nav.blog'],
];

/** Next steps for a visitor without an answer, and other pages to read (HLP-01, LAY-06). */
export function WaysOn({ feedbackHref, slotHref, onContact }: WaysOnProps) {
  const t = useT();
  return (
    <Stack>
      <Surface as="section" aria-labelledby="help-ask">
        <Stack gap="s3">
          <Heading level={2} size="s" id="help-ask">
            {t('help.ask')}
          </Heading>
          <Button block icon={Headset} onClick={onContact}>
            {t('action.contactService')}
          </Button>
          <ButtonLink block icon={MessageSquareText} href={feedbackHref}>
            {t('action.sendFeedback')}
          </ButtonLink>
        </Stack>
      </Surface>
      <Surface tone="sunken" as="section">
        <Stack gap="s3">
          <Heading level={2} size="s">
            {t('help.playTitle')}
          </Heading>
          <Text>{t('help.playBody')}</Text>
          <ButtonLink block href="/?member=responsiblePlay">
            {t('rg.responsiblePlay')}
          </ButtonLink>
        </Stack>
      </Surface>
      <nav aria-label={t('help.more')}>
        <Inline gap="s4">
          {slots.map(([name, label]) => (
            <Link key={name} look="standalone" href={slotHref(name)}>
              {t(label)}
            </Link>
          ))}
        </Inline>
      </nav>
    </Stack>
  );
}
