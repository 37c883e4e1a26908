import { Button, ButtonLink, Heading, Inline, Link, Stack, Surface, Text } from '@parlour/ui';
import { Headset, MessageSquareText, ShieldCheck } from 'lucide-react';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import { HelpLineLinks } from '../../shared/play/HelpLineLinks.tsx';
import type { HelpLine } from '../../shared/play/help-lines.ts';
import { playHref } from '../../shared/play/play-ways.ts';
import type { HelpViewProps } from './HelpView.props.ts';

interface WaysOnProps extends Pick<HelpViewProps, 'feedbackHref' | 'slotHref' | 'onContact'> {
  readonly helpLines: readonly HelpLine[];
}

/** The texts of the operator, by their name in the address. */
const slots: readonly (readonly [name: string, label: MessageKey])[] = [
  ['about', 'nav.about'],
  ['news', 'nav.news'],
  ['blog', 'nav.blog'],
];

/** Next steps for a visitor without an answer, and other pages to read (HLP-01, LAY-06). */
export function WaysOn({ helpLines, feedbackHref, slotHref, onContact }: WaysOnProps) {
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
          {helpLines.length > 0 && <HelpLineLinks lines={helpLines} />}
          <ButtonLink block icon={ShieldCheck} href={playHref}>
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
