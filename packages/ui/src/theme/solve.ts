import { contrast, type HueChroma, toHex, toLch } from './colour.ts';
import { type ContrastMiss, missesIn, pairRatio, type Scheme } from './contrast.ts';
import { pairs } from './pairs.ts';
import { isRoleName, type RoleName, type RoleRule, roleNames, roles, type Seed } from './roles.ts';

export type SeedColours = Readonly<Record<Seed, HueChroma>>;
export type Colours = Record<`color-${RoleName}`, string>;

/** The result for a pinned colour in one scheme. */
export interface PinReport {
  /** Whether the exact colour is used in this scheme. */
  readonly kept: boolean;
  /** The pairs that the colour would break; empty when kept. */
  readonly misses: readonly ContrastMiss[];
}

/** A colour whose lightness can still change. */
type Paint = { l: number; readonly chroma: number; readonly hue: number; readonly alpha: number };

/** The colours of one scheme while they are computed. */
interface Palette {
  readonly scheme: Scheme;
  readonly paints: Map<RoleName, Paint>;
  readonly hexes: Map<RoleName, string>;
  /** A role whose colour must not change. */
  readonly locked?: RoleName;
}

const step = 0.004;

/** Returns the colours of one scheme. Every pair of `pairs.ts` has its ratio, for any tint. */
export function solve(tint: SeedColours, scheme: Scheme): Colours {
  return finish(enforceContrast(start(tint, scheme)));
}

/**
 * Does the same with an exact accent fill. If a pair of that colour cannot hold, the derived colours are used and the
 * pairs are reported.
 */
export function solvePinned(
  tint: SeedColours,
  scheme: Scheme,
  pin: string,
): { readonly colours: Colours; readonly report: PinReport } {
  const derived = enforceContrast(start(tint, scheme));
  const pinned = pinnedOnto(derived, tint, pin);
  // The text colour on the fill may still change; the page background may not.
  const isFill = (role: RoleName) => role === 'accent-fill';
  const own = pairs
    .filter(({ foreground }) => isFill(aliased(foreground, scheme)))
    .sort((a, b) => Number(isFill(b.foreground)) - Number(isFill(a.foreground)));
  const before = missesIn(scheme, own, lookup(pinned));
  if (before.length > 0) return refused(derived, before);
  const solved = enforceContrast(pinned);
  const after = missesIn(scheme, pairs, lookup(solved));
  if (after.length > 0) return refused(derived, after);
  return { colours: finish(solved), report: { kept: true, misses: [] } };
}

const refused = (derived: Palette, misses: readonly ContrastMiss[]) => ({
  colours: finish(derived),
  report: { kept: false, misses },
});

function start(tint: SeedColours, scheme: Scheme): Palette {
  const paints = new Map<RoleName, Paint>();
  for (const name of roleNames) paints.set(name, paint(roles[aliased(name, scheme)][scheme], tint));
  const hexes = new Map<RoleName, string>();
  for (const [name, one] of paints) hexes.set(name, hexOfPaint(one));
  return { scheme, paints, hexes };
}

/** Lightness steps from the pinned fill to its hover and pressed colours, as in the roles. */
const away = { 'accent-hover': 0.045, 'accent-active': 0.09 } as const;

function pinnedOnto(palette: Palette, tint: SeedColours, pin: string): Palette {
  const { scheme } = palette;
  const paints = new Map([...palette.paints].map(([role, one]) => [role, { ...one }]));
  const hexes = new Map(palette.hexes);
  const set = (role: RoleName, one: Paint, hex = hexOfPaint(one)) => {
    paints.set(role, one);
    hexes.set(role, hex);
  };
  const { l, chroma, hue } = toLch(pin);
  set('accent-fill', { l, chroma, hue, alpha: 1 }, toHex(l, chroma, hue));
  hexes.set('accent-fill', pin);
  // Uses the text colour with more contrast. Hover and pressed colours then move away from it.
  const inks = (['light', 'dark'] as const).map((side) =>
    paint(roles['text-on-accent'][side], tint),
  );
  const [ink] = inks.sort((a, b) => contrast(hexOfPaint(b), pin) - contrast(hexOfPaint(a), pin));
  if (ink) set('text-on-accent', ink);
  const direction = ink && ink.l > l ? -1 : 1;
  for (const role of ['accent-hover', 'accent-active'] as const) {
    set(role, { l: clamp(l + direction * away[role]), chroma, hue, alpha: 1 });
  }
  return { scheme, paints, hexes, locked: 'accent-fill' };
}

/**
 * Mapping a strong colour into sRGB can change its luminance a little. If that breaks a pair, changes the lightness of
 * the foreground (or else of the background) just enough.
 */
function enforceContrast(palette: Palette): Palette {
  const { scheme, paints, hexes, locked } = palette;
  const repaint = (role: RoleName, by: number): boolean => {
    const target = paints.get(role);
    if (!target || role === locked) return false;
    const next = clamp(target.l + by);
    if (next === target.l) return false;
    target.l = next;
    hexes.set(role, hexOfPaint(target));
    return true;
  };
  const colourOf = lookup(palette);
  for (let round = 0; round < 400; round += 1) {
    const broken = pairs.filter((pair) => pairRatio(pair, colourOf) < pair.min);
    if (broken.length === 0) break;
    for (const pair of broken) {
      const foreground = aliased(pair.foreground, scheme);
      const lighter =
        contrast(colourOf(pair.foreground), '#000') > contrast(colourOf(pair.background), '#000');
      const by = lighter ? step : -step;
      if (!repaint(foreground, by)) repaint(pair.background, -by);
    }
  }
  return palette;
}

function finish(palette: Palette): Colours {
  const colourOf = lookup(palette);
  const record = Object.fromEntries(roleNames.map((name) => [`color-${name}`, colourOf(name)]));
  if (!isComplete(record)) throw new RangeError('A colour role is missing');
  return record;
}

const isComplete = (record: Record<string, string>): record is Colours =>
  roleNames.every((name) => Object.hasOwn(record, `color-${name}`));

const lookup =
  ({ hexes, scheme }: Palette) =>
  (role: RoleName): string => {
    const hex = hexes.get(aliased(role, scheme));
    if (hex === undefined) throw new RangeError(`No colour for ${role}`);
    return hex;
  };

function aliased(name: RoleName, scheme: Scheme): RoleName {
  const rule: RoleRule = roles[name][scheme];
  return 'same' in rule && isRoleName(rule.same) ? rule.same : name;
}

function paint(rule: RoleRule, tint: SeedColours): Paint {
  if ('same' in rule) throw new RangeError(`Alias of an alias: ${rule.same}`);
  if ('chroma' in rule) return { l: rule.l, chroma: rule.chroma, hue: rule.hue, alpha: 1 };
  const { hue, chroma } = tint[rule.from];
  return {
    l: rule.l,
    chroma: Math.min(chroma * rule.c, rule.cap ?? Number.POSITIVE_INFINITY),
    hue: hue + (rule.turn ?? 0),
    alpha: rule.alpha ?? 1,
  };
}

const hexOfPaint = ({ l, chroma, hue, alpha }: Paint): string => toHex(l, chroma, hue, alpha);
const clamp = (l: number): number => Math.min(1, Math.max(0, l));
