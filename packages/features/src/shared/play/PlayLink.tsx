import { ButtonLink, DesktopOnly } from '@parlour/ui';
import { ShieldCheck } from 'lucide-react';
import { useT } from '../i18n/use-t.ts';
import * as css from './PlayLink.css.ts';

export interface PlayLinkProps {
  readonly href: string;
  /** Shows its name beside the icon on desktops. Default false: the icon alone. */
  readonly hasWords?: boolean;
}

/** The shield in a slim header: limits, breaks and self-exclusion are one tap away. */
export function PlayLink({ href, hasWords = false }: PlayLinkProps) {
  const name = useT()('rg.responsiblePlay');
  return (
    <ButtonLink
      variant="ghost"
      icon={ShieldCheck}
      href={href}
      aria-label={name}
      title={name}
      className={hasWords ? undefined : css.sign}
    >
      {hasWords && <DesktopOnly>{name}</DesktopOnly>}
    </ButtonLink>
  );
}
