export {
  isRateProblem,
  type KindRate,
  type RateCap,
  type RateName,
  type RateProblem,
  type RateValues,
  rateName,
  ratesOf,
  ratesProblems,
  toCaps,
  toRates,
} from './model.ts';
export { kindLabel, RateFields, type RateFieldsProps, rateMessage } from './RateFields.tsx';
