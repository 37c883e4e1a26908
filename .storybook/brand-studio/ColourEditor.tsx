import type { SeedColour } from '@parlour/ui/theme';
import { hueChroma, toHex } from '@parlour/ui/theme/runtime';
import * as css from './fields.css.ts';
import { Slider } from './Slider.tsx';
import { type ColourSeed, mostChroma } from './studio.ts';
import { TextSeed } from './TextSeed.tsx';
import type { Words } from './texts.ts';

export interface ColourEditorProps {
  readonly seed: ColourSeed;
  readonly value: SeedColour;
  /** The colour (hex) that the brand derives from the seed, for the swatch. */
  readonly shown: string;
  readonly say: Words;
  readonly onValue: (value: SeedColour, part: string) => void;
  readonly onDone: () => void;
}

/** Lightness and chroma of the hue track: close to the colours that the seed will give. */
const looks: Readonly<Record<ColourSeed, readonly [l: number, chroma: number]>> = {
  accent: [0.6, 0.14],
  warm: [0.78, 0.14],
  neutral: [0.82, 0.05],
};
const steps = [0, 45, 90, 135, 180, 225, 270, 315, 360];

/** Sets hue and chroma with sliders, or any CSS colour with a picker or as text. The lightness depends on the role. */
export function ColourEditor({ seed, value, shown, say, onValue, onDone }: ColourEditorProps) {
  const { hue, chroma } = hueChroma(value);
  const most = mostChroma[seed];
  const [l, c] = looks[seed];
  const typed = typeof value === 'string' ? value : `oklch(${l} ${round(chroma, 3)} ${round(hue)})`;
  return (
    <div className={css.pickRow}>
      <div className={css.colour}>
        <input
          type="color"
          className={css.pick}
          aria-label={say(`studio.${seed}Pick`)}
          value={shown}
          onChange={(event) => onValue(event.currentTarget.value, 'pick')}
          onBlur={onDone}
        />
        <TextSeed
          label={say(`studio.${seed}Colour`)}
          kind="colour"
          value={typed}
          say={say}
          onValue={(text) => onValue(text, 'text')}
          onDone={onDone}
        />
      </div>
      <Slider
        label={say(`studio.${seed}Hue`)}
        value={round(hue)}
        max={360}
        step={1}
        text={`${round(hue)}°`}
        track={steps.map((at) => toHex(l, c, at))}
        onValue={(next) => onValue({ hue: next, chroma: round(chroma, 3) }, 'hue')}
        onDone={onDone}
      />
      <Slider
        label={say(`studio.${seed}Chroma`)}
        value={round(Math.min(chroma, most), 3)}
        max={most}
        step={0.001}
        text={round(chroma, 3).toFixed(3)}
        track={[toHex(l, 0, hue), toHex(l, most / 2, hue), toHex(l, most, hue)]}
        onValue={(next) => onValue({ hue: round(hue), chroma: round(next, 3) }, 'chroma')}
        onDone={onDone}
      />
    </div>
  );
}

const round = (number: number, digits = 0): number => Number(number.toFixed(digits));
