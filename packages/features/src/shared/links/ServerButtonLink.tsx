import { ButtonLink, type ButtonLinkProps } from '@parlour/ui';
import { useLinkTo } from './server-link.ts';

/** Props of `ButtonLink`, with an address of a server in the place of its own. */
export interface ServerButtonLinkProps extends Omit<ButtonLinkProps, 'href' | 'newWindowLabel'> {
  /** As the server sends it. */
  readonly address: string | null | undefined;
}

/** A button that leads to an address of a server, by the one rule for them; nothing for one that is no link. */
export function ServerButtonLink({ address, ...rest }: ServerButtonLinkProps) {
  const link = useLinkTo()(address);
  return link && <ButtonLink {...rest} {...link} />;
}
