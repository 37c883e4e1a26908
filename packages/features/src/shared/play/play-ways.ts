import type { IconComponent } from '@parlour/ui';
import { Ban, LifeBuoy, SlidersHorizontal, Timer } from 'lucide-react';
import type { MessageKey } from '../i18n/use-t.ts';
import type { PlayTab } from './tabs.ts';

/** The page of limits, breaks and self-exclusion. A visitor logs in first, then it opens. */
export const playHref = '/?member=responsiblePlay';

/** The help topic about responsible play, with the help lines: open to everybody. */
export const playHelpHref = '/help?topic=responsible';

/** Returns the address of a tab of the page. */
export const playTabHref = (tab: PlayTab): string => `${playHref}&list.part=${tab}`;

/**
 * Returns where a link to responsible play leads: to the page of the member centre, or to the public help of an
 * operator without centres.
 */
export const playHrefFor = (hasCentre: boolean): string => (hasCentre ? playHref : playHelpHref);

/** A way to stay in control. */
export interface PlayWay {
  readonly id: 'limits' | 'break' | 'exclusion' | 'help';
  readonly label: MessageKey;
  readonly icon: IconComponent;
  readonly href: string;
}

const help: PlayWay = {
  id: 'help',
  label: 'rg.getHelp',
  icon: LifeBuoy,
  href: playHelpHref,
};

const own: readonly PlayWay[] = [
  { id: 'limits', label: 'rg.setLimit', icon: SlidersHorizontal, href: playTabHref('limits') },
  { id: 'break', label: 'rg.takeBreak', icon: Timer, href: playTabHref('break') },
  { id: 'exclusion', label: 'rg.selfExclude', icon: Ban, href: playTabHref('exclusion') },
];

/**
 * Returns the ways to stay in control: set a limit, take a break, exclude oneself, get help. Only the help needs
 * no member centre.
 */
export const playWays = (hasCentre: boolean): readonly PlayWay[] =>
  hasCentre ? [...own, help] : [help];
