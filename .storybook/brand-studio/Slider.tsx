import { useId } from 'react';
import * as css from './fields.css.ts';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step: number;
  /** Value as shown, with its unit. */
  readonly text: string;
  /** Colours of the track, from start to end. */
  readonly track?: readonly string[];
  readonly onValue: (value: number) => void;
  /** The drag or key press has ended. */
  readonly onDone: () => void;
}

/** A slider for a number of a brand. It runs left to right in every language, like its track. */
export function Slider({ label, value, min = 0, max, step, text, track, ...on }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <span className={css.labels}>
        <label htmlFor={id}>{label}</label>
        <span className={css.value} dir="ltr" aria-hidden="true">
          {text}
        </span>
      </span>
      <input
        id={id}
        className={css.range}
        type="range"
        dir="ltr"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        style={track && { backgroundImage: `linear-gradient(90deg, ${track.join(', ')})` }}
        onChange={(event) => on.onValue(event.currentTarget.valueAsNumber)}
        onPointerUp={on.onDone}
        onKeyUp={on.onDone}
        onBlur={on.onDone}
      />
    </div>
  );
}
