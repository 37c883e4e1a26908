import { type ComponentPropsWithRef, useId } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { join } from '../join.ts';
import * as css from './LevelCard.css.ts';
import { LevelShield } from './LevelShield.tsx';

/** The progress to the next level. */
export interface LevelProgress {
  /** Between 0 and 1. Other values are limited to that range. */
  value: number;
  /** The same as text: "152,000.00 valid bet to level 5". */
  label: string;
}

export interface LevelCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Number of the level. */
  level: number;
  /** Text before the name ("Current level"). */
  caption: string;
  /** Name of the level ("Gold"). */
  name: string;
  /** Progress to the next level. Leave it out at the highest level; then `note` says so. */
  progress?: LevelProgress | undefined;
  /** A sentence instead of the meter: for the highest level, or a level that is not reached yet. */
  note?: string | undefined;
  /** Details beside it, e.g. the bets of the last 30 days, or until when the level is valid. */
  facts?: readonly { label: string; value: string }[] | undefined;
  /** The level is not reached yet: outlined instead of warm. Default false. */
  locked?: boolean | undefined;
  /** Number style of the brand for the level. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
  /** Level of the name in the outline of the page. Default 2. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A VIP level: shield, name, progress to the next level, and details (VIP-01). It informs and never urges: no
 * countdown, no danger colour.
 */
export function LevelCard({
  level,
  caption,
  name,
  progress,
  note,
  facts = [],
  locked = false,
  numbers,
  headingLevel = 2,
  className,
  ...rest
}: LevelCardProps) {
  const id = useId();
  const value = Math.round(100 * Math.min(1, Math.max(0, progress?.value ?? 0)));
  return (
    <section
      data-component="level-card"
      data-state={locked ? 'locked' : 'reached'}
      aria-labelledby={id}
      {...rest}
      className={join(css.root, className)}
    >
      <LevelShield level={level} reached={!locked} numbers={numbers} size="lg" />
      <div className={css.text}>
        <p className={css.caption}>{caption}</p>
        <Heading level={headingLevel} size="m" id={id}>
          {name}
        </Heading>
        {progress !== undefined && (
          <>
            {/* The sentence below says the same as the meter. */}
            <div className={css.meter} data-part="meter" aria-hidden="true">
              <span className={css.bar} style={{ transform: `translateX(${value - 100}%)` }} />
            </div>
            <p className={css.note}>{progress.label}</p>
          </>
        )}
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={css.fact}>
              <dt>{fact.label}</dt>
              <dd className={css.value}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
