import { Inline, Link } from '@parlour/ui';
import { type MouseEvent, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { WindowPlace } from '../shell/WindowPlace.tsx';
import { type HouseText, houseTextHref, houseTextNames } from './house-texts.ts';

const HouseTextWindow = lazyPart(() => import('./HouseTextWindow.tsx'));

export interface HouseTextLinksProps {
  /** The texts to read, in their order. Without one nothing is rendered. */
  readonly texts: readonly HouseText[];
}

/**
 * Links to texts of the house that open in a window over the current one (REG-06). A press with a modifier key opens
 * the page of the text in a new tab, as with every link.
 */
export function HouseTextLinks({ texts }: HouseTextLinksProps) {
  const t = useT();
  const [open, setOpen] = useState<HouseText | null>(null);
  const close = () => setOpen(null);
  if (texts.length === 0) return null;
  const read = (text: HouseText) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(text);
  };
  return (
    <>
      <Inline gap="s4">
        {texts.map((text) => (
          <Link
            key={text}
            look="standalone"
            href={houseTextHref(text)}
            aria-haspopup="dialog"
            onClick={read(text)}
          >
            {t(houseTextNames[text])}
          </Link>
        ))}
      </Inline>
      {open !== null && (
        <WindowPlace onClose={close}>
          <HouseTextWindow text={open} onClose={close} />
        </WindowPlace>
      )}
    </>
  );
}
