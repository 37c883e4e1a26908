export { FreePlayButton } from './FreePlayButton.tsx';
export { FreePlayView, type FreePlayViewProps } from './FreePlayView.tsx';
export { type FreePlay, useFreePlay } from './use-free-play.ts';
