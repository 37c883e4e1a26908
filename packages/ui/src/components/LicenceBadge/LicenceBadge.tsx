import { ArrowUpRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './LicenceBadge.css.ts';

/** Texts around a licence. Its number, holder and regulator are props. */
export interface LicenceBadgeLabels {
  /** Text before the number ("Licence"). */
  number: string;
  /** Text of the link ("Verify licence"). */
  verify: string;
  /** Read after the link ("Opens in a new window"). */
  newWindow: string;
}

export interface LicenceBadgeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Authority that issued the licence. */
  regulator?: string | undefined;
  /** Number of the licence, in the format of the authority. */
  number?: string | undefined;
  /** Company that holds the licence. */
  entity?: string | undefined;
  /** URL of the authority's page where anyone can verify it; https only. */
  verifyUrl?: string | undefined;
  /** "Sample, not a licence": marks an example. A demo shows no other licence. */
  sampleLabel?: string | undefined;
  /** Texts around the licence, in the language of the page. */
  labels: LicenceBadgeLabels;
}

/**
 * A licence that can be verified. Renders nothing unless it has a regulator, a number, a holder and an https page to
 * verify it, because an incomplete licence must not be shown (LAY-07).
 */
export function LicenceBadge({
  regulator,
  number,
  entity,
  verifyUrl,
  sampleLabel,
  labels,
  className,
  ...rest
}: LicenceBadgeProps) {
  if (!regulator?.trim() || !number?.trim() || !entity?.trim() || !isHttps(verifyUrl)) return null;
  return (
    <div data-component="licence-badge" {...rest} className={join(css.root, className)}>
      <Seal />
      <div className={css.text}>
        {sampleLabel !== undefined && (
          <Badge tone="warm" solid>
            {sampleLabel}
          </Badge>
        )}
        <b className={css.regulator}>{regulator}</b>
        <span className={css.line}>
          <span>{labels.number}</span> <span className={css.number}>{number}</span>
        </span>
        <span className={css.line}>{entity}</span>
        <a className={css.verify} href={verifyUrl} target="_blank" rel="noopener noreferrer">
          <span>{labels.verify}</span>
          <IconSlot icon={ArrowUpRight} size={16} />
          <VisuallyHidden>{labels.newWindow}</VisuallyHidden>
        </a>
      </div>
    </div>
  );
}

function isHttps(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** A drawn stamp, not the logo of a regulator. */
function Seal() {
  return (
    <svg
      className={css.seal}
      width="44"
      height="44"
      viewBox="0 0 44 44"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="22" cy="22" r="20" strokeWidth="1.5" strokeDasharray="4 3" />
      <circle cx="22" cy="22" r="14.5" strokeWidth="1.5" />
      <path d="m15 22.5 5 5 9-10" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
