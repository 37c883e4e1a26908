import {
  addressOf,
  brandOf,
  defaultConfig,
  fixedTexts,
  I18nProvider,
  lacksLicence,
  type Part,
  pictureOf,
  ResolveProvider,
  type SiteConfig,
  textIn,
  useResolve,
} from '@parlour/features/content';
import { PicturesProvider, Surface, systemClock, ThemeIsland, type UiClock } from '@parlour/ui';
import type { BrandInfo } from '@parlour/ui/theme';
import {
  Component,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Page, Site } from './core/page.ts';
import * as css from './element.css.ts';
import { Failed } from './frame/Failed.tsx';
import type { ContentHost } from './host.ts';
import type { Options } from './options.ts';
import type { Place } from './place.ts';
import { textsOf } from './texts.ts';
import { codeOf, useSharedRead } from './widgets/use-shared.ts';

/** The functions of the element that its content calls. */
export type PlacedHost = Pick<
  ContentHost,
  'Content' | 'onShown' | 'onReady' | 'onFailure' | 'onNothing'
>;

interface PlacedProps {
  readonly host: PlacedHost;
  readonly page: Page;
  readonly options: Options;
  readonly place: Place;
}

/** Waits for the site, which is the same for all elements of the page. */
export function Placed({ host, page, options, place }: PlacedProps) {
  const site = useSharedRead(page.site);
  const code = site.status === 'error' ? codeOf(site.error) : null;
  const isShut = site.status === 'ready' && isWithoutLicence(site.value);
  const wrong = wrongOf(site, options, place);
  const { onFailure, onNothing } = host;
  useEffect(() => {
    if (code !== null) onFailure(code);
  }, [code, onFailure]);
  useEffect(() => {
    if (isShut) onNothing('NO_LICENCE');
  }, [isShut, onNothing]);
  // When one of several wrong attributes is corrected, the others are not reported again.
  const reported = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const codes = wrong.split(' ').filter((one) => one !== '');
    for (const one of codes) if (!reported.current.has(one)) onFailure(one);
    reported.current = new Set(codes);
  }, [wrong, onFailure]);
  // A live site without a licence shows nothing, and nothing is shown before the site is known.
  if (site.status === 'loading' || isShut) return null;
  if (site.status === 'error') {
    return (
      <Dressed {...{ place, options, page }} brand={brandIn(defaultConfig, place)}>
        <Appeared {...host} />
        <Surface padding="none" elevation="flat">
          <Failed busy={site.busy} onRetry={page.site.refresh} />
        </Surface>
      </Dressed>
    );
  }
  const brand = brandIn(site.value.config, place);
  return (
    <Dressed {...{ place, options, page, brand }}>
      <Appeared {...host} />
      <Shown {...{ host, page, options, place }} site={site.value} />
    </Dressed>
  );
}

/** Returns the brand that an element asks for, else the brand of the site. */
const brandIn = (config: SiteConfig, { brand }: Place): BrandInfo | undefined =>
  brandOf(brand === null ? config : { ...config, brand, runTimeBrand: undefined });

/**
 * Returns the error codes for attributes and brands that are not available, joined into one text. It is empty until
 * the site is known.
 */
function wrongOf(site: Part<Site>, options: Options, { unknown }: Place): string {
  if (site.status !== 'ready') return '';
  const { config, lacksBrand } = site.value;
  const isWorn = options.brand !== '' && options.brand === config.runTimeBrand?.id;
  return [
    ...unknown
      .filter((name) => !(name === 'brand' && isWorn))
      .map((name) => `UNKNOWN_${name.toUpperCase()}`),
    ...(lacksBrand ? ['BRAND_FILE'] : []),
  ].join(' ');
}

/** Tells the element that something is rendered. */
function Appeared({ onShown }: Pick<ContentHost, 'onShown'>) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

const isWithoutLicence = ({ config }: Site): boolean => lacksLicence(config);

function Shown({ host, page, options, place, site }: PlacedProps & { readonly site: Site }) {
  const { language } = place;
  const brand = brandIn(site.config, place);
  const { imageCdns } = site.settings;
  const sources = useMemo(() => {
    const siteHost = new URL(page.origin).host;
    return (address: string) =>
      pictureOf(address, imageCdns, siteHost).map((one) => new URL(one, page.origin).href);
  }, [page.origin, imageCdns]);
  const resolve = useResolve();
  const clock = usePageClock(page);
  const { Content, onReady, onFailure, onNothing } = host;
  const settings = brand?.currencySymbol
    ? { ...site.settings, currencySymbol: brand.currencySymbol }
    : site.settings;
  return (
    <PicturesProvider value={sources}>
      <Content
        surroundings={{
          page,
          site: { ...site, settings },
          brand: { name: brand ? textIn(brand.names, language) : '', mark: brand?.logo ?? '' },
          language,
          options,
          clock,
          resolve,
        }}
        {...{ onReady, onFailure, onNothing }}
      />
    </PicturesProvider>
  );
}

interface DressedProps {
  readonly page: Page;
  readonly options: Options;
  readonly place: Place;
  readonly brand: BrandInfo | undefined;
  readonly children: ReactNode;
}

/** Provides language, brand, scheme and URLs to the content. */
function Dressed({ page, options, place, brand, children }: DressedProps) {
  const { language, scheme } = place;
  const i18n = useMemo(
    () => fixedTexts(language, textsOf(language), brand?.numbers),
    [language, brand?.numbers],
  );
  const resolve = useMemo(
    () => addressOf(page.origin, options.affiliate ?? ''),
    [page.origin, options.affiliate],
  );
  return (
    <I18nProvider value={i18n}>
      <ResolveProvider value={resolve}>
        <ThemeIsland
          className={css.root}
          brand={brand?.id ?? ''}
          scheme={scheme}
          lang={language}
          data-theme-root=""
        >
          {children}
        </ThemeIsland>
      </ResolveProvider>
    </I18nProvider>
  );
}

/** Returns the backend's clock for components that count time. Returns a new clock after it was corrected. */
function usePageClock({ clock }: Page): UiClock {
  const ahead = useSyncExternalStore(clock.subscribe, clock.ahead, clock.ahead);
  return useMemo(() => ({ ...systemClock, now: () => Date.now() + ahead }), [ahead]);
}

interface WholeProps {
  readonly onBroken: () => void;
  readonly children: ReactNode;
}

/** An error boundary: an error in an element breaks only that element. */
export class Whole extends Component<WholeProps, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch(): void {
    this.props.onBroken();
  }
  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
