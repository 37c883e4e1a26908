export { Stitch, type StitchProps } from './Stitch.tsx';
