import { brandSeeds, defineBrand, roleNames } from '@parlour/ui/theme';
import { Heading } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { purposes } from '../packages/ui/src/theme/purposes.ts';
import { uses } from './brand-studio/uses.ts';

/** The colour roles in the style sheet of a component, each with when to use it. Empty for a component without any. */
export function ColoursUsed({ name }: { readonly name: string }) {
  const places = uses();
  const roles = roleNames.filter((role) => places[role]?.includes(name));
  if (roles.length === 0) return null;
  const { light } = defineBrand(brandSeeds.padma);
  return (
    <>
      <Heading>Colours</Heading>
      <ul style={list}>
        {roles.map((role) => (
          <li key={role} style={row}>
            <span aria-hidden="true" style={{ ...swatch, background: light[`color-${role}`] }} />
            <span>
              <code>{role}</code> {purposes.en[`color.${role}`]}
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
