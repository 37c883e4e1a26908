import { brandIds, brandSeeds, defineBrand, isRoleName } from '@parlour/ui/theme';
import { type DesignTokens, toDesignTokens } from '@parlour/ui/theme/runtime';
import { roleDescriptions } from './descriptions.ts';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds what a colour role is for to each token that is named as a role and does not say it. */
function described(tokens: DesignTokens): DesignTokens {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      if (!isGroup(value)) return [name, value];
      if (!('$value' in value)) return [name, described(value)];
      const description = isRoleName(name) ? { $description: roleDescriptions[name] } : {};
      return [name, { ...description, ...value }];
    }),
  );
}

/**
 * Returns `tokens.json`: every built-in brand as a group of the W3C design-tokens format, each with both schemes, as the
 * Studio exports a single brand.
 */
export function designTokensOfBrands(): DesignTokens {
  return Object.fromEntries(
    brandIds.map((id) => {
      const { color, ...rest } = toDesignTokens(defineBrand(brandSeeds[id]));
      return [id, { ...rest, color: isGroup(color) ? described(color) : color }];
    }),
  );
}
