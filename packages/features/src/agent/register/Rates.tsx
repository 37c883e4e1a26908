import type { Problems } from '../../shared/form/use-checked-form.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import {
  kindLabel,
  RateFields,
  type RateFieldsProps,
  rateMessage,
} from '../rebates/RateFields.tsx';
import { isRateProblem, type RateCap, type RateName, rateName } from '../rebates/rebates-model.ts';

/** The rates of a form; renders nothing when the agent has no rates to give (AGT-03). */
export function Rates(props: RateFieldsProps) {
  return props.caps.length > 0 && <RateFields {...props} />;
}

/** The labels of the rate fields, by field name. */
export const labelsOf = (caps: readonly RateCap[], t: Translate): Record<RateName, string> =>
  Object.fromEntries(caps.map((cap) => [rateName(cap.kind), kindLabel(cap, t)]));

/** The error text of one rate. */
export const rateErrorOf =
  <Code extends string>(
    problems: Pick<Problems<RateName, Code>, 'get'>,
    caps: readonly RateCap[],
    t: Translate,
    figures: (text: string) => string,
  ) =>
  (name: RateName): string | undefined => {
    const problem = problems.get(name);
    const cap = caps.find(({ kind }) => rateName(kind) === name);
    return cap && isRateProblem(problem) ? rateMessage(problem, cap.max, t, figures) : undefined;
  };
