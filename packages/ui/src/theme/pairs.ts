import type { RoleName } from './roles.ts';

/** Minimum WCAG contrast of text (AA, any size). */
export const textRatio = 4.5;
/** Minimum WCAG contrast of a control border, a mark or a focus ring. */
export const controlRatio = 3;

/** A guaranteed contrast: `foreground` on `background` has at least `min` in every brand and scheme. */
export interface ContrastPair {
  /** Role of the text, mark or border. */
  readonly foreground: RoleName;
  /** Role of the background. */
  readonly background: RoleName;
  /** Minimum WCAG contrast: 4.5 for text, 3 for controls. */
  readonly min: number;
  /** A translucent layer (hover, pressed) between the two. */
  readonly overlay?: RoleName;
}

const on = (
  min: number,
  foreground: RoleName,
  backgrounds: readonly RoleName[],
  overlay?: RoleName,
): ContrastPair[] =>
  backgrounds.map((background) => ({
    foreground,
    background,
    min,
    ...(overlay ? { overlay } : {}),
  }));
const text = (foreground: RoleName, ...backgrounds: RoleName[]) =>
  on(textRatio, foreground, backgrounds);
const control = (foreground: RoleName, ...backgrounds: RoleName[]) =>
  on(controlRatio, foreground, backgrounds);

/**
 * Every contrast that the components need (THM-01). `defineBrand` makes all of them hold for any seed. A component may
 * only put colours on each other that are listed here. Disabled text and thin lines are exempt, because they never
 * carry information alone.
 */
export const pairs: readonly ContrastPair[] = [
  ...text('text-primary', 'surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'),
  ...text('text-primary', 'accent-soft', 'warm-soft', 'success-soft', 'warn-soft'),
  ...text('text-primary', 'danger-soft', 'info-soft', 'skeleton'),
  ...on(textRatio, 'text-primary', ['surface-raised', 'surface-overlay'], 'surface-pressed'),
  ...text('text-secondary', 'surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'),
  ...text('text-secondary', 'accent-soft', 'warm-soft', 'danger-soft'),
  ...on(textRatio, 'text-secondary', ['surface-raised', 'surface-overlay'], 'surface-pressed'),
  ...text('text-muted', 'surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'),
  ...on(textRatio, 'text-muted', ['surface-raised', 'surface-overlay'], 'surface-hover'),
  ...text('text-accent', 'surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'),
  ...text('text-accent', 'accent-soft', 'accent-soft-hover'),
  ...on(textRatio, 'text-accent', ['surface-page', 'surface-raised'], 'surface-pressed'),
  ...text('text-on-accent', 'accent-fill', 'accent-hover', 'accent-active'),
  ...text('text-on-warm', 'warm-fill', 'warm-hover'),
  ...text('text-on-inverse', 'surface-inverse'),
  ...text('warm-text', 'surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'),
  ...text('warm-text', 'warm-soft'),
  ...text('warm-fill', 'surface-inverse'),
  ...text('success-text', 'surface-page', 'surface-raised', 'surface-overlay', 'success-soft'),
  // Amounts and labels in a chosen row.
  ...text('success-text', 'accent-soft'),
  ...text('text-muted', 'accent-soft'),
  ...text('warn-text', 'surface-page', 'surface-raised', 'surface-overlay', 'warn-soft'),
  ...text('danger-text', 'surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'),
  ...text('danger-text', 'danger-soft', 'accent-soft'),
  ...text('info-text', 'surface-page', 'surface-raised', 'surface-overlay', 'info-soft'),
  // The count dot: digits in the card colour on solid danger.
  ...text('surface-raised', 'danger-text'),

  ...control('border-control', 'surface-page', 'surface-raised', 'surface-overlay'),
  ...control('border-selected', 'surface-page', 'surface-raised', 'surface-overlay', 'accent-soft'),
  ...control('accent-fill', 'surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'),
  ...control('danger-text', 'surface-raised'),
  ...control('focus', 'surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay'),
  ...control('focus', 'accent-soft', 'warm-soft'),
  ...control('chart-1', 'surface-raised'),
];
