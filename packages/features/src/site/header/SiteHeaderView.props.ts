import type { BalancePillProps, NavItem } from '@parlour/ui';
import type { ReactNode } from 'react';
import type { Language } from '../../shared/i18n/language.ts';

/** The visitor of the page. */
export type HeaderAccount =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'guest';
      /** The login form on desktops, the login button on phones. */
      readonly login: ReactNode;
      readonly canRegister: boolean;
      readonly canFreePlay: boolean;
    }
  | {
      readonly kind: 'member';
      readonly nickname: string;
      readonly isAgent: boolean;
      readonly isTrial: boolean;
      readonly hasCentre: boolean;
      readonly badgeCount: number;
      readonly balance: { readonly state: BalancePillProps['state']; readonly text: string };
    };

export interface SiteHeaderViewProps {
  readonly brand: { readonly name: string; readonly mark: string };
  readonly isDemo: boolean;
  readonly scheme: 'light' | 'dark';
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly currencySymbol: string;
  /** Where responsible play leads. */
  readonly playHref: string;
  readonly nav: readonly NavItem[];
  /** Tools of the site's own, after those of the product; a wide window shows them. */
  readonly tools?: ReactNode;
  readonly account: HeaderAccount;
  readonly onScheme: (scheme: 'light' | 'dark') => void;
  readonly onLanguage: (language: Language) => void;
  readonly onSearch: () => void;
  readonly onFreePlay: () => void;
  readonly onToggleBalance: () => void;
  readonly onRefreshBalance: () => void;
  readonly onLogout: () => void;
}
