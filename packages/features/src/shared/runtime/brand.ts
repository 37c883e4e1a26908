import { type BrandInfo, brands } from '@parlour/ui/theme';
import { textIn } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-t.ts';
import type { SiteConfig } from './config.ts';
import { useRuntime } from './runtime.tsx';

/** Returns name and assets of the site's brand; those of the first brand for an unknown id. */
export const brandOf = ({ runTimeBrand, brand }: SiteConfig): BrandInfo | undefined =>
  runTimeBrand ?? brands.find(({ id }) => id === brand) ?? brands[0];

/** Returns name and mark of the site's brand in the visitor's language. */
export function useBrand(): { readonly name: string; readonly mark: string } {
  const brand = brandOf(useRuntime().config);
  const language = useLanguage();
  return { name: brand ? textIn(brand.names, language) : '', mark: brand?.logo ?? '' };
}
