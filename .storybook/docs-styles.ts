import type { CSSProperties } from 'react';
import { fonts } from '../packages/ui/src/theme/values.ts';

/** Styles of the docs pages. They are Storybook's own pages, so they have its greys and not the colours of a brand. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 24,
} satisfies CSSProperties;
export const figure = {
  margin: 0,
  border: '1px solid #c5cccc',
  borderRadius: 8,
  overflow: 'hidden',
} satisfies CSSProperties;
export const caption = { padding: '12px 16px' } satisfies CSSProperties;
export const good = { ...caption, borderBlockStart: '4px solid #0b7a4b' } satisfies CSSProperties;
export const bad = { ...caption, borderBlockStart: '4px solid #b3261e' } satisfies CSSProperties;
export const stage = { display: 'grid', overflow: 'auto' } satisfies CSSProperties;
/** The space that the ground of a story covers (`decorators/mode.tsx`). */
export const cell = { padding: '30px 20px' } satisfies CSSProperties;
export const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) 1fr',
  gap: '4px 16px',
  margin: '0 0 24px',
} satisfies CSSProperties;
export const term = { margin: 0, fontWeight: 700 } satisfies CSSProperties;
export const detail = { margin: 0 } satisfies CSSProperties;
/** The font of the product, because that of Storybook has no Bengali letters. */
export const wording = { fontFamily: fonts.body.join(', ') } satisfies CSSProperties;
export const keyCell = { textAlign: 'start', whiteSpace: 'nowrap' } satisfies CSSProperties;
export const keyCap = {
  display: 'inline-block',
  marginInlineEnd: 6,
  paddingInline: 6,
  border: '1px solid #c5cccc',
  borderRadius: 4,
  font: '12px/20px system-ui, sans-serif',
} satisfies CSSProperties;
export const source = {
  captionSide: 'bottom',
  textAlign: 'start',
  padding: 4,
} satisfies CSSProperties;
