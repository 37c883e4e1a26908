export { CountDot, type CountDotProps } from './CountDot.tsx';
