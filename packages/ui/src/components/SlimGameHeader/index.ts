export { type SlimFact, SlimGameHeader, type SlimGameHeaderProps } from './SlimGameHeader.tsx';
