export type { Art } from './art.ts';
export { Illustration, type IllustrationProps } from './Illustration.tsx';
