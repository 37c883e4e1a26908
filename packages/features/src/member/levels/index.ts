export {
  type BenefitValue,
  benefitsOf,
  type Rank,
  toLevels,
  toRank,
  type VipLevel,
} from './model.ts';
export { OwnLevel } from './OwnLevel.tsx';
export { sayBenefit } from './say-benefit.ts';
export { useLevels } from './use-levels.ts';
