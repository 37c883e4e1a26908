import type { CSSProperties, ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';
import { ThemeIsland } from '../components/ThemeIsland/index.ts';
import { vars } from '../theme/contract.css.ts';

/** Draws a component in its first state; what a generated `Default` carries. */
export type Draw = (globals: Globals) => ReactNode;

export interface MatrixProps {
  brand: string;
  globals: Globals;
}

const schemes = ['light', 'dark'] as const;

/** Every component that can be shown beside others, in both schemes of one brand. */
export function Matrix({ brand, globals }: MatrixProps) {
  return (
    <main style={wall}>
      {components().map(([name, draw]) => (
        <figure key={name} style={figure}>
          <figcaption style={caption}>{name}</figcaption>
          {schemes.map((scheme) => (
            <ThemeIsland key={scheme} brand={brand} scheme={scheme} style={island}>
              {draw(globals)}
            </ThemeIsland>
          ))}
        </figure>
      ))}
    </main>
  );
}

/** The page of one brand, as a story. */
export const matrixOf = (brand: string) => ({
  render: (_args: object, { globals }: { globals: Globals }) => (
    <Matrix brand={brand} globals={globals} />
  ),
});

function components(): readonly (readonly [string, Draw])[] {
  const files = import.meta.glob('../components/*/*.stories.tsx', { eager: true });
  return Object.entries(files).flatMap(([path, file]) => {
    const [, name = ''] = /([^/]+)\.stories\.tsx$/.exec(path) ?? [];
    const draw: unknown = Object(Object(Object(file).Default).parameters).draw;
    return isDraw(draw) ? [[name, draw] as const] : [];
  });
}

const isDraw = (value: unknown): value is Draw => typeof value === 'function';

const wall = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  padding: 16,
} satisfies CSSProperties;

const figure = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  alignContent: 'start',
  margin: 0,
} satisfies CSSProperties;

const caption = {
  gridColumn: '1 / -1',
  font: vars.type.small,
  color: vars.color.text.secondary,
} satisfies CSSProperties;

const island = {
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxBlockSize: 200,
  overflow: 'hidden',
  padding: 12,
} satisfies CSSProperties;
