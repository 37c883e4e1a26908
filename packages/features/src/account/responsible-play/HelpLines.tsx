import { Heading, Stack, Surface, Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { HelpLineLinks } from '../../shared/play/HelpLineLinks.tsx';
import type { HelpLine } from '../../shared/play/help-lines.ts';

/** Help lines, as the rules of the jurisdiction list them. */
export function HelpLines({ lines }: { readonly lines: readonly HelpLine[] }) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <Surface as="section" tone="sunken" aria-labelledby="play-help">
      <Stack gap="s3">
        <Heading level={3} id="play-help">
          {t('rg.getHelp')}
        </Heading>
        <Text>{t('rgMsg.help')}</Text>
        <HelpLineLinks lines={lines} />
      </Stack>
    </Surface>
  );
}
