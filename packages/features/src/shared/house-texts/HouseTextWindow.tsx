import { HouseTextWindowView } from './HouseTextWindowView.tsx';
import type { HouseText } from './house-texts.ts';
import { useHouseText } from './use-house-text.ts';

export interface HouseTextWindowProps {
  readonly text: HouseText;
  readonly onClose: () => void;
}

/** The window with a text of the house, connected to the backend (HLP-01). */
export default function HouseTextWindow({ text, onClose }: HouseTextWindowProps) {
  const { html, retry } = useHouseText(text);
  return <HouseTextWindowView text={text} html={html} onRetry={retry} onClose={onClose} />;
}
