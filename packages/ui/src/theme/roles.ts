/**
 * Every colour role of the design language as data. A role fixes the lightness; a brand chooses hue and chroma
 * (OKLCH). Contrast depends on lightness, so it hardly depends on the brand (THM-01, BRD-01).
 */
export type Seed = 'accent' | 'warm' | 'neutral';

/** A colour derived from one seed of the brand. */
export interface SeedRule {
  /** OKLCH lightness, 0–1. */
  readonly l: number;
  readonly from: Seed;
  /** Multiplies the chroma of the seed. */
  readonly c: number;
  /** Maximum of the resulting chroma, so that a strong seed colour is calm in the dark scheme. */
  readonly cap?: number;
  /** Degrees added to the hue of the seed. */
  readonly turn?: number;
  /** Opacity 0–1; absent means opaque. */
  readonly alpha?: number;
}

/** A colour with the same meaning in every brand (success, danger, focus …). */
export interface FixedRule {
  readonly l: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Another name for an existing role. */
export interface AliasRule {
  readonly same: string;
}

export type RoleRule = SeedRule | FixedRule | AliasRule;
export type SchemeRules = { readonly light: RoleRule; readonly dark: RoleRule };

type SeedOptions = Pick<SeedRule, 'cap' | 'turn' | 'alpha'>;
const seeded =
  (from: Seed) =>
  (l: number, c: number, options: SeedOptions = {}): SeedRule => ({ l, from, c, ...options });
const neutral = seeded('neutral');
const accent = seeded('accent');
const warm = seeded('warm');
const fixed = (l: number, chroma: number, hue: number): FixedRule => ({ l, chroma, hue });
const same = (role: string): SchemeRules => ({ light: { same: role }, dark: { same: role } });
const role = (light: RoleRule, dark: RoleRule): SchemeRules => ({ light, dark });

/** Each key is the custom property without `--pl-color-`. */
export const roles = {
  'surface-page': role(neutral(0.974, 0.55), neutral(0.178, 1.35)),
  'surface-raised': role(neutral(0.998, 0.1), neutral(0.223, 1.6)),
  'surface-sunken': role(neutral(0.948, 0.9), neutral(0.146, 1.2)),
  'surface-overlay': role(fixed(1, 0, 0), neutral(0.258, 1.7)),
  'surface-inverse': role(accent(0.275, 0.56), accent(0.272, 0.5)),
  'surface-hover': role(neutral(0.3, 1, { alpha: 0.055 }), neutral(0.95, 1, { alpha: 0.07 })),
  'surface-pressed': role(neutral(0.3, 1, { alpha: 0.1 }), neutral(0.95, 1, { alpha: 0.12 })),
  'surface-scrim': role(neutral(0.18, 2, { alpha: 0.56 }), neutral(0.08, 1, { alpha: 0.68 })),

  'text-primary': role(neutral(0.245, 2), neutral(0.945, 0.7)),
  'text-secondary': role(neutral(0.415, 1.7), neutral(0.815, 1.2)),
  'text-muted': role(neutral(0.505, 1.5), neutral(0.705, 1.5)),
  'text-disabled': role(neutral(0.66, 1.2), neutral(0.52, 1.4)),
  'text-accent': role(accent(0.44, 1), accent(0.82, 1.02, { cap: 0.11 })),
  'text-on-accent': role(accent(0.99, 0.06), accent(0.19, 0.35)),
  'text-on-warm': role(warm(0.25, 0.35), warm(0.22, 0.3)),
  'text-on-inverse': role(neutral(0.965, 0.6), neutral(0.96, 0.6)),

  'border-hairline': role(neutral(0.905, 1), neutral(0.305, 1.6)),
  'border-control': role(neutral(0.615, 1.8), neutral(0.565, 1.7)),
  'border-selected': same('accent-fill'),

  'accent-fill': role(accent(0.43, 1), accent(0.765, 1.15, { cap: 0.122 })),
  'accent-hover': role(accent(0.385, 1), accent(0.815, 1.1, { cap: 0.11 })),
  'accent-active': role(accent(0.34, 1), accent(0.715, 1.1, { cap: 0.122 })),
  'accent-soft': role(accent(0.948, 0.24), accent(0.298, 0.5, { cap: 0.06 })),
  'accent-soft-hover': role(accent(0.922, 0.34), accent(0.335, 0.56, { cap: 0.068 })),

  'warm-fill': role(warm(0.815, 1), warm(0.815, 0.88)),
  'warm-hover': role(warm(0.775, 1), warm(0.85, 0.85)),
  'warm-soft': role(warm(0.955, 0.3, { turn: 8 }), warm(0.298, 0.3, { turn: -2 })),
  'warm-text': role(warm(0.49, 0.68, { turn: -12 }), warm(0.845, 0.78, { turn: 4 })),

  'success-text': role(fixed(0.47, 0.115, 150), fixed(0.79, 0.125, 152)),
  'success-soft': role(fixed(0.952, 0.04, 152), fixed(0.292, 0.05, 155)),
  'warn-text': role(fixed(0.495, 0.105, 66), fixed(0.82, 0.12, 78)),
  'warn-soft': role(fixed(0.957, 0.045, 86), fixed(0.3, 0.048, 70)),
  'danger-text': role(fixed(0.505, 0.18, 26), fixed(0.765, 0.125, 22)),
  'danger-soft': role(fixed(0.957, 0.024, 20), fixed(0.292, 0.052, 20)),
  'info-text': role(fixed(0.475, 0.115, 250), fixed(0.79, 0.095, 245)),
  'info-soft': role(fixed(0.955, 0.025, 245), fixed(0.298, 0.052, 250)),
  focus: role(fixed(0.52, 0.17, 258), fixed(0.8, 0.12, 250)),

  skeleton: role(neutral(0.925, 1), neutral(0.275, 1.5)),
  'chart-1': same('accent-fill'),
  'chart-2': role(warm(0.76, 0.95, { turn: -6 }), warm(0.8, 0.85)),
  'chart-3': role(fixed(0.6, 0.1, 250), fixed(0.72, 0.1, 250)),
  'chart-4': role(fixed(0.62, 0.13, 15), fixed(0.73, 0.12, 15)),
} as const satisfies Record<string, SchemeRules>;

/** Name of a colour role: its custom property without `--pl-color-`. */
export type RoleName = keyof typeof roles;

/** Whether the text is the name of a colour role. */
export const isRoleName = (name: string): name is RoleName => Object.hasOwn(roles, name);

/** All role names, in declaration order. */
export const roleNames: readonly RoleName[] = Object.keys(roles).filter(isRoleName);
