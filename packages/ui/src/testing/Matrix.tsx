import type { CSSProperties, ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { ThemeIsland } from '../components/ThemeIsland/ThemeIsland.tsx';
import { vars } from '../theme/contract.css.ts';

/** Renders a component in its first state. A generated `Default` story has it. */
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

/**
 * Makes the story for one brand. It checks that no component is missing, that each is in both schemes, and that the
 * page does not scroll sideways.
 */
export const matrixOf = (brand: string) => ({
  render: (_args: object, { globals }: { globals: Globals }) => (
    <Matrix brand={brand} globals={globals} />
  ),
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expect(missing(), 'Components that are not on the page').toEqual([]);
    const figures = [...canvasElement.querySelectorAll('main > figure')];
    await expect(figures.length, 'Components on the page').toBe(components().length);
    const bare = figures.filter((shown) =>
      schemes.some(
        (scheme) =>
          shown.querySelector(`:scope > [data-brand="${brand}"][data-scheme="${scheme}"]`) === null,
      ),
    );
    await expect(bare, 'Components without one of the schemes').toEqual([]);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth, 'The page scrolls sideways').toBeLessThanOrEqual(clientWidth);
  },
});

const files = (): readonly (readonly [path: string, file: unknown])[] =>
  Object.entries(import.meta.glob('../components/*/*.stories.tsx', { eager: true }));

const drawOf = (file: unknown): unknown => Object(Object(Object(file).Default).parameters).draw;

function components(): readonly (readonly [string, Draw])[] {
  return files().flatMap(([path, file]) => {
    const [, name = ''] = /([^/]+)\.stories\.tsx$/.exec(path) ?? [];
    const draw = drawOf(file);
    return isDraw(draw) ? [[name, draw] as const] : [];
  });
}

/**
 * Returns the story files that are not shown. Components that cover the page are left out, because two of them do not
 * fit on one page.
 */
const missing = (): readonly string[] =>
  files().flatMap(([path, file]) => {
    const isAlone = Object(Object(Object(file).default).parameters).layout === 'fullscreen';
    return isAlone || isDraw(drawOf(file)) ? [] : [path];
  });

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
