import { ButtonLink, type ButtonLinkProps } from '@parlour/ui';
import { useLinkTo } from './server-link.ts';

/** Props of `ButtonLink`, with an address from the server instead of `href`. */
export interface ServerButtonLinkProps extends Omit<ButtonLinkProps, 'href' | 'newWindowLabel'> {
  /** The address as the server sent it. */
  readonly address: string | null | undefined;
}

/**
 * A button for an address from the server, which follows the rule of `useLinkTo`. Renders nothing if the address is not
 * a link.
 */
export function ServerButtonLink({ address, ...rest }: ServerButtonLinkProps) {
  const link = useLinkTo()(address);
  return link && <ButtonLink {...rest} {...link} />;
}
