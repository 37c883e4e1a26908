import { brandOf, type SiteConfig, useRuntime } from '@parlour/features/runtime';
import { ErrorBoundary } from '@parlour/features/shell';
import { SiteFooterBody } from '@parlour/features/site/footer';
import { Categories, Hero } from '@parlour/features/site/home';
import { type ComponentType, createContext, type ReactNode, Suspense, use, useMemo } from 'react';
import { defineSite, type Site, type SlotName, type WidgetName } from './define-site.ts';

const none: Site = defineSite({});

/** The parts that a site shows. Those of a brand are shown only where the site wears this brand. */
export const partsFor = (site: Site, config: SiteConfig): Site =>
  site.brand === null || site.brand.name === brandOf(config)?.id ? site : none;

interface OwnSite extends Site {
  /** Tells the operator, in the console. */
  readonly warn: (text: string) => void;
}

const OwnSiteContext = createContext<OwnSite>({ ...none, warn: () => undefined });

export interface OwnSiteProviderProps {
  readonly site?: Site | undefined;
  readonly config: SiteConfig;
  readonly warn?: OwnSite['warn'] | undefined;
  readonly children: ReactNode;
}

const silent = () => undefined;

/** Gives the parts of a site to the places that show them. */
export function OwnSiteProvider(props: OwnSiteProviderProps) {
  const { site = none, config, warn = silent, children } = props;
  const value = useMemo(() => ({ ...partsFor(site, config), warn }), [site, config, warn]);
  return <OwnSiteContext value={value}>{children}</OwnSiteContext>;
}

/** The parts of the site. */
export const useOwnSite = (): OwnSite => use(OwnSiteContext);

interface OwnBoundaryProps {
  /** The part, as `parlour.config.ts` names it: `slot header.tools`. */
  readonly name: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps an error in a part of a team from breaking the site. The developer panel and the console say which part it was
 * (ERR-01, X-06).
 */
function OwnBoundary({ name, fallback, children }: OwnBoundaryProps) {
  const { log } = useRuntime();
  const { warn } = useOwnSite();
  return (
    <ErrorBoundary
      fallback={() => fallback}
      onError={(error, where, isShown) => {
        log.report({ source: name, what: `${error}${isShown ? ' (shown)' : ''}`, where });
        if (isShown) warn(`parlour.config.ts: ${name} failed and is left out: ${error}`);
      }}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The part of a slot; nothing where the site has none, or where its part fails. */
export function OwnSlot({ name }: { readonly name: SlotName }) {
  const Part = useOwnSite().slots[name];
  if (!Part) return null;
  return (
    <OwnBoundary name={`slot ${name}`} fallback={null}>
      <Part />
    </OwnBoundary>
  );
}

/** A widget of a team in the place of one of the product, which comes back if it fails. */
function instead<Props extends object>(
  name: WidgetName,
  Own: ComponentType<Props> | undefined,
  Original: ComponentType<Props>,
): ComponentType<Props> | undefined {
  if (!Own) return undefined;
  return (props) => (
    <OwnBoundary name={`replace ${name}`} fallback={<Original {...props} />}>
      <Own {...props} />
    </OwnBoundary>
  );
}

/** The replaced widgets, ready to be passed on. Undefined: that of the product. */
export function useReplaced() {
  const { replace } = useOwnSite();
  return useMemo(() => {
    const { SiteFooter, HomeHero, HomeCategories } = replace;
    return {
      footer: instead('SiteFooter', SiteFooter, SiteFooterBody),
      home: {
        Hero: instead('HomeHero', HomeHero, Hero),
        Categories: instead('HomeCategories', HomeCategories, Categories),
      },
    };
  }, [replace]);
}
