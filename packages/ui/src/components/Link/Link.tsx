import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { asPart } from '../as-part.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Address it leads to; required, because no key reaches a link without one. */
  href: string;
  /** `inline` in a sentence (underlined), `standalone` on its own (bold, 44 px). Default `inline`. */
  look?: 'inline' | 'standalone' | undefined;
  /** Default `accent`. */
  tone?: 'accent' | 'muted' | 'inherit' | undefined;
  /** "Opens in a new window": opens there, says so, and shows it. */
  newWindowLabel?: string | undefined;
}

/** Text that leads somewhere. */
export function Link({
  look = 'inline',
  tone = 'accent',
  newWindowLabel,
  className,
  children,
  ...rest
}: LinkProps) {
  const away = newWindowLabel !== undefined;
  return (
    <a
      data-component="link"
      {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
      className={join(css.root, css.tone[tone], css.look[look], className)}
    >
      {asPart(children)}
      {away && (
        <>
          <span data-part="icon" className={css.icon}>
            <IconSlot icon={ExternalLink} size={14} />
          </span>
          <VisuallyHidden>{` (${newWindowLabel})`}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
