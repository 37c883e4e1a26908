import { brands } from '@parlour/ui/theme';
import { useLanguage } from '../i18n/index.ts';
import { useRuntime } from './runtime.tsx';

/** Name and mark of the site's brand in the visitor's language; an unknown id is the first brand's. */
export function useBrand(): { readonly name: string; readonly mark: string } {
  const { config } = useRuntime();
  const language = useLanguage();
  const brand = brands.find(({ id }) => id === config.brand) ?? brands[0];
  return { name: brand?.names[language] ?? '', mark: brand?.logo ?? '' };
}
