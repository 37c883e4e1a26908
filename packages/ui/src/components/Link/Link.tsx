import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { asPart } from '../as-part.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** URL of the link. Required, because the keyboard cannot reach a link without one. */
  href: string;
  /** `inline` in a sentence (underlined), `standalone` on its own (bold, 44 px). Default `inline`. */
  look?: 'inline' | 'standalone' | undefined;
  /** Default `accent`. */
  tone?: 'accent' | 'muted' | 'inherit' | undefined;
  /** For a link that opens a new window, e.g. "Opens in a new window". The link's name says so and an icon shows it. */
  newWindowLabel?: string | undefined;
}

/** A text link. */
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
