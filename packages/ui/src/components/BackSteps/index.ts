export {
  type BackStep,
  type BackSteps,
  BackStepsProvider,
  type BackStepsProviderProps,
  useBackSteps,
} from './BackSteps.tsx';
