export {
  isRateProblem,
  type KindRate,
  type RateCap,
  type RateName,
  type RateProblem,
  rateName,
  rateProblems,
  ratesOf,
  rateTexts,
  toCaps,
  toRates,
} from './model.ts';
export { kindLabel, RateFields, type RateFieldsProps, rateMessage } from './RateFields.tsx';
