import type { InLanguages } from '../catalogue/language.ts';
import people from './data/people.json' with { type: 'json' };

const { names, places } = people;
const nobody = { en: '', bn: '' };

/** Mixes numbers so well that neighbours give unrelated results. Unsigned 32 bits. */
export function mix(a: number, b: number, c = 0): number {
  let mixed = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) ^ Math.imul(c + 0x27d4eb2f, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

const nameAt = (seed: number, node: number): InLanguages =>
  names[mix(seed, node, 1) % names.length] ?? nobody;

/** User name of a downline: unique in its team, because it contains the number of the node. */
export function accountOf(seed: number, node: number): string {
  const { en } = nameAt(seed, node);
  const place = places[mix(seed, node, 2) % places.length] ?? '';
  // 7919 is prime to 10,000: the numbers go through all values without repetition.
  const number = String((node * 7919 + seed * 13) % 10_000).padStart(4, '0');
  return `${en.toLowerCase()}_${place}${number}`;
}

export const nicknameOf = (seed: number, node: number): InLanguages => nameAt(seed, node);

/** A name as other people see it: `demo_member` → `de***er`. Short names keep only the first character. */
export function masked(account: string): string {
  const signs = [...account];
  return signs.length < 5
    ? `${signs[0] ?? ''}***`
    : `${signs.slice(0, 2).join('')}***${signs.slice(-2).join('')}`;
}
