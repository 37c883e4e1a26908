import { type ComponentPropsWithRef, useId } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { join } from '../join.ts';
import * as css from './LevelCard.css.ts';
import { LevelShield } from './LevelShield.tsx';

/** How far the next level is. */
export interface LevelProgress {
  /** Between 0 and 1; anything outside is drawn as its nearest end. */
  value: number;
  /** The same in words: "152,000.00 valid bet to level 5". */
  label: string;
}

export interface LevelCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Number of the level. */
  level: number;
  /** Before the name ("Current level"). */
  caption: string;
  /** Name of the level ("Gold"). */
  name: string;
  /** Leave it out where there is no level above; then `note` says so. */
  progress?: LevelProgress | undefined;
  /** A sentence instead of the meter: the highest level, or a level not reached yet. */
  note?: string | undefined;
  /** Figures beside it: bets of the last 30 days, until when the level holds. */
  facts?: readonly { label: string; value: string }[] | undefined;
  /** Not reached yet: outlined, not warm. Default false. */
  locked?: boolean | undefined;
  /** How the brand writes the number on the shield. Default: Latin digits, groups of three. */
  numbers?: NumberStyle | undefined;
  /** Place of the name in the outline of the page. Default 2. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A VIP level: shield, name, how far the next one is, and the figures behind it
 * (VIP-01). It informs and does not urge: no countdown, no colour of danger.
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
            {/* The sentence below says what it draws. */}
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
