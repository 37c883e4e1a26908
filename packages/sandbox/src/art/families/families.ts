import type { Canvas, Draw } from '../canvas.ts';
import { alpona } from './alpona.ts';
import { arch } from './arch.ts';
import { ball, ballKinds } from './ball.ts';
import { cards } from './cards.ts';
import { coin } from './coin.ts';
import { dice } from './dice.ts';
import { fish } from './fish.ts';
import { fruit, fruitKinds } from './fruit.ts';
import { gem } from './gem.ts';
import { jamdani } from './jamdani.ts';
import { kite } from './kite.ts';
import { lotto } from './lotto.ts';
import { lotus } from './lotus.ts';
import { peacock } from './peacock.ts';
import { river } from './river.ts';
import { tiger } from './tiger.ts';
import { wheel } from './wheel.ts';

export const families = [
  'alpona',
  'river',
  'jamdani',
  'tiger',
  'fish',
  'cards',
  'gem',
  'fruit',
  'arch',
  'dice',
  'peacock',
  'lotus',
  'kite',
  'wheel',
  'ball',
  'coin',
  'lotto',
] as const;

/** A family of pictures: one subject, drawn differently for every number. */
export type Family = (typeof families)[number];

export const isFamily = (name: string): name is Family =>
  families.some((family) => family === name);

const draws: Record<Exclude<Family, 'fruit' | 'ball'>, Draw> = {
  alpona,
  river,
  jamdani,
  tiger,
  fish,
  cards,
  gem,
  arch,
  dice,
  peacock,
  lotus,
  kite,
  wheel,
  coin,
  lotto,
};

/** Picks the exact subject. Two families have several; the title can name it. */
export function pickSubject(family: Family, random: Canvas['random']): Subject {
  if (family === 'fruit') return { family, kind: random.pick(fruitKinds) };
  if (family === 'ball') return { family, kind: random.pick(ballKinds) };
  return { family };
}

export type Subject =
  | { readonly family: 'fruit'; readonly kind: (typeof fruitKinds)[number] }
  | { readonly family: 'ball'; readonly kind: (typeof ballKinds)[number] }
  | { readonly family: Exclude<Family, 'fruit' | 'ball'> };

export function drawSubject(subject: Subject, canvas: Canvas): string {
  if (subject.family === 'fruit') return fruit(canvas, subject.kind);
  if (subject.family === 'ball') return ball(canvas, subject.kind);
  return draws[subject.family](canvas);
}
