import type { WirePlayPolicy } from '@parlour/api-client';
import { toLinkable } from '../links/server-link.ts';

/** An organisation that helps with problem gambling. */
export interface HelpLine {
  readonly name: string;
  /** `null` for an address that is not a web address. */
  readonly href: string | null;
  readonly phone: string | null;
}

/** Wire → view model. */
export const toHelpLines = ({
  helpLines,
}: Pick<WirePlayPolicy, 'helpLines'>): readonly HelpLine[] =>
  helpLines.map(({ name, url, phone }) => ({
    name,
    href: toLinkable(url),
    phone: phone ?? null,
  }));
