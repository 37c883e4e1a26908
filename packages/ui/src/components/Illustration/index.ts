export { type Art, Illustration, type IllustrationProps } from './Illustration.tsx';
