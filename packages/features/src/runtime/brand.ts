import { type BrandInfo, brands } from '@parlour/ui/theme';
import { textIn, useLanguage } from '../i18n/index.ts';
import type { SiteConfig } from './config.ts';
import { useRuntime } from './runtime.tsx';

/** What may be shown of the brand the site wears; an unknown id is the first brand's. */
export const brandOf = ({ runTimeBrand, brand }: SiteConfig): BrandInfo | undefined =>
  runTimeBrand ?? brands.find(({ id }) => id === brand) ?? brands[0];

/** Name and mark of the site's brand in the visitor's language. */
export function useBrand(): { readonly name: string; readonly mark: string } {
  const brand = brandOf(useRuntime().config);
  const language = useLanguage();
  return { name: brand ? textIn(brand.names, language) : '', mark: brand?.logo ?? '' };
}
