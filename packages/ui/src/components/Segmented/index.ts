export { Segmented, type SegmentedOption, type SegmentedProps } from './Segmented.tsx';
