import { brandSeeds, defineBrand, roleNames } from '@parlour/ui/theme';
import { Heading } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { purposeOf, purposes } from '../packages/ui/src/theme/purposes.ts';
import { tokens, uses } from './brand-studio/uses.ts';
import { placeOf } from './changes.ts';

/**
 * The tokens in the style sheets of a component or widget, each with when to use it. Empty without any. Colours come
 * first and show themselves.
 */
export function TokensUsed({ file }: { readonly file: string }) {
  const name = placeOf(file) ?? '';
  const places = uses();
  const roles = roleNames.filter((role) => places[role]?.includes(name));
  const others = tokens()[name] ?? [];
  if (roles.length + others.length === 0) return null;
  const { light } = defineBrand(brandSeeds.padma);
  return (
    <>
      <Heading>Tokens</Heading>
      <ul style={list}>
        {roles.map((role) => (
          <li key={role} style={row}>
            <span aria-hidden="true" style={{ ...swatch, background: light[`color-${role}`] }} />
            <span>
              <code>{`color.${role}`}</code> {purposes.en[`color.${role}`]}
            </span>
          </li>
        ))}
        {others.map((token) => (
          <li key={token} style={row}>
            <span />
            <span>
              <code>{token}</code> {purposeOf(token)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const list = { padding: 0, listStyle: 'none' } satisfies CSSProperties;
const row = {
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  gap: 12,
  alignItems: 'center',
  marginBlock: 8,
} satisfies CSSProperties;
const swatch = {
  blockSize: 32,
  border: '1px solid #c5cccc',
  borderRadius: 6,
} satisfies CSSProperties;
