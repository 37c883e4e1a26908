import type { ComponentPropsWithRef } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { join } from '../join.ts';
import { writeNumbers } from '../numbers.ts';
import * as css from './LevelCard.css.ts';

export interface LevelShieldProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Number of the level. */
  level: number;
  /** The member has reached the level: filled warm, else outlined. Default true. */
  reached?: boolean | undefined;
  /** Number style of the brand. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
  /** 40 or 76 px wide. Default `sm`. */
  size?: 'sm' | 'lg' | undefined;
}

/** The mark of a level: a shield with its number. It is decorative; name the level beside it. */
export function LevelShield({
  level,
  reached = true,
  numbers,
  size = 'sm',
  className,
  ...rest
}: LevelShieldProps) {
  const width = size === 'lg' ? 76 : 40;
  return (
    <svg
      data-component="level-shield"
      data-state={reached ? 'reached' : 'locked'}
      viewBox="0 0 64 72"
      width={width}
      height={(width * 72) / 64}
      aria-hidden="true"
      {...rest}
      className={join(reached ? css.reached : css.locked, className)}
    >
      <path className={css.plate} d="M32 3 59 12v24c0 17-12 28-27 33C17 64 5 53 5 36V12Z" />
      <path className={css.seam} d="M32 10 52 17v19c0 13-9 21-20 26-11-5-20-13-20-26V17Z" />
      <text className={css.digit} x="32" y="44" textAnchor="middle">
        {writeNumbers(String(level), numbers)}
      </text>
    </svg>
  );
}
