import { Heading, Inline, Stack, Surface, Text } from '@parlour/ui';
import { LifeBuoy } from 'lucide-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { ServerButtonLink } from '../../shared/links/ServerButtonLink.tsx';
import type { HelpLine } from './policy.ts';

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
        <Inline>
          {lines.map(({ name, href, phone }) =>
            href === null ? (
              <Text key={name} as="span" bold>
                {phone === null ? name : `${name}: ${phone}`}
              </Text>
            ) : (
              <ServerButtonLink key={name} size="sm" icon={LifeBuoy} address={href}>
                {phone === null ? name : `${name}: ${phone}`}
              </ServerButtonLink>
            ),
          )}
        </Inline>
      </Stack>
    </Surface>
  );
}
