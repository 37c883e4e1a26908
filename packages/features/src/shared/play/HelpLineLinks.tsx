import { Inline, Text } from '@parlour/ui';
import { LifeBuoy } from 'lucide-react';
import { ServerButtonLink } from '../links/ServerButtonLink.tsx';
import type { HelpLine } from './help-lines.ts';

/** The help lines of the jurisdiction; each is a link, if its address is one. */
export function HelpLineLinks({ lines }: { readonly lines: readonly HelpLine[] }) {
  return (
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
  );
}
