import type { ReactNode } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { type MarkShape, shapesOf } from './shapes.ts';

const inks = { ink: vars.color.text.onAccent, warm: vars.color.warm.fill } as const;
const stroke = {
  fill: 'none',
  stroke: inks.ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function drawn(shape: MarkShape): ReactNode {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={inks[shape.fill]} />;
  }
  const { path } = shape;
  if ('fill' in shape) return <path key={path} d={path} fill={inks[shape.fill]} />;
  return (
    <path key={path} d={path} {...stroke} strokeWidth={shape.stroke} strokeDasharray={shape.dash} />
  );
}

/**
 * Returns the drawing of a brand's mark on a 36 × 36 tile: by name (small letters), or from path data (which begins
 * with M).
 * An unknown name gives the river.
 */
export const markOf = (logo: string): ReactNode => shapesOf(logo).map(drawn);
