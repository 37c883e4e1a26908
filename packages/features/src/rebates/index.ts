export {
  isRateProblem,
  type KindRate,
  type RateCap,
  type RateName,
  type RateProblem,
  rateName,
  ratesOf,
  ratesProblems,
  toCaps,
  toRates,
} from './model.ts';
export { kindLabel, RateFields, type RateFieldsProps, rateMessage } from './RateFields.tsx';
