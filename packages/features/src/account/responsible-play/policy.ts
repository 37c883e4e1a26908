import type { WirePlayPolicy, WireSelfExclusionBody } from '@parlour/api-client';
import { type FormSchema, formSchema, shortText, textThat } from '../../shared/form/schema.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { type HelpLine, toHelpLines } from '../../shared/play/help-lines.ts';
import type { Standing } from './responsible-play-model.ts';

export type ExclusionMonths = WireSelfExclusionBody['months'];

/** The choices that the jurisdiction allows. A missing rule is read as the strictest one. */
export interface Policy {
  /** Days of a break, shortest first. */
  readonly breakDays: readonly number[];
  /** Months of a self-exclusion; 0 means forever. */
  readonly months: readonly ExclusionMonths[];
  /** Minutes between two reminders; 0 means off. */
  readonly reminders: readonly number[];
  readonly helpLines: readonly HelpLine[];
}

/** The API accepts a break of 24 hours to 42 days. */
const longestBreak = 42;
const usualBreaks = [1, 7, 30] as const;
const allMonths = [6, 12, 60, 0] as const satisfies readonly ExclusionMonths[];
const usualReminders = [15, 30, 45, 60, 120, 240] as const;

/** Converts the API's rules to the view model. */
export function toPolicy(wire: WirePlayPolicy): Policy {
  const longest = Math.min(wire.maxTimeOutDays ?? longestBreak, longestBreak);
  const { selfExclusionMonths, realityCheckMinutes = 60, realityCheckRequired = true } = wire;
  const days = [...usualBreaks.filter((one) => one < longest), ...(longest >= 1 ? [longest] : [])];
  return {
    breakDays: days,
    months: allMonths.filter((one) => selfExclusionMonths?.includes(one) ?? true),
    reminders: realityCheckRequired
      ? usualReminders.filter((one) => one <= realityCheckMinutes)
      : [...usualReminders, 0],
    helpLines: toHelpLines(wire),
  };
}

/** A break that can be chosen. */
export interface Break {
  readonly days: number;
  /** End of the break, in the site's time zone. */
  readonly until: string;
  /** Whether it would end before the running break, which cannot be shortened. */
  readonly isShorter: boolean;
}

const minute = 60_000;
const day = 86_400_000;

/**
 * Returns the end of a break that starts now, as a full minute, because it is shown before it is sent. The shortest
 * break gets two extra minutes, so that it is still a whole day when the member has answered the question.
 */
export const breakEnd = (days: number, now: number): number =>
  Math.floor(now / minute) * minute + days * day + (days === 1 ? 2 * minute : 0);

/** Returns the breaks that can be chosen. */
export const breaksOf = (
  { breakDays }: Pick<Policy, 'breakDays'>,
  { breakEnds }: Pick<Standing, 'breakEnds'>,
  now: number,
  timeZone: string,
): readonly Break[] =>
  breakDays.map((days) => {
    const end = breakEnd(days, now);
    return {
      days,
      until: formatDateTime(end, timeZone) ?? '',
      isShorter: breakEnds !== null && end <= Date.parse(breakEnds),
    };
  });

export const exclusionNames = ['password', 'reason'] as const;
export type ExclusionName = (typeof exclusionNames)[number];
const exclusionProblems = ['required', 'long'] as const;
export type ExclusionProblem = (typeof exclusionProblems)[number];

/** Longest reason, in characters. */
export const longestReason = 255;

/** Schema of a self-exclusion. A blank password is checked by the server. */
export const exclusionSchema: FormSchema<ExclusionName, ExclusionProblem> = formSchema(
  exclusionProblems,
  {
    password: textThat((typed) => (typed === '' ? 'required' : null)),
    reason: shortText(longestReason),
  },
);
