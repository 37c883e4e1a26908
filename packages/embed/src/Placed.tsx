import {
  brandOf,
  defaultConfig,
  fixedTexts,
  I18nProvider,
  pictureOf,
  ResolveProvider,
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
  useSyncExternalStore,
} from 'react';
import type { Page, Site } from './core/page.ts';
import * as css from './element.css.ts';
import { Failed } from './frame/Failed.tsx';
import type { Host } from './host.ts';
import type { Options } from './options.ts';
import type { Place } from './place.ts';
import { addressOf } from './resolve.ts';
import { textsOf } from './texts.ts';
import { codeOf, useSharedRead } from './widgets/use-shared.ts';

interface PlacedProps {
  readonly host: Host;
  readonly page: Page;
  readonly options: Options;
  readonly place: Place;
}

/** Waits for the site; what it needs of it is the same for all elements of the page. */
export function Placed({ host, page, options, place }: PlacedProps) {
  const site = useSharedRead(page.site);
  const code = site.status === 'error' ? codeOf(site.error) : null;
  const isShut = site.status === 'ready' && isWithoutLicence(site.value);
  const { onFailure } = host;
  useEffect(() => {
    if (code !== null) onFailure(code);
    if (isShut) onFailure('NO_LICENCE');
  }, [code, isShut, onFailure]);
  // A real site without a licence shows nothing, and before the site is known nothing is claimed.
  if (site.status === 'loading' || isShut) return null;
  if (site.status === 'error') {
    return (
      <Dressed {...{ place, options, page }} brand={brandOf({ ...defaultConfig, ...ownBrand(place) })}>
        <Appeared {...host} />
        <Surface padding="none" elevation="flat">
          <Failed busy={site.busy} onRetry={page.site.refresh} />
        </Surface>
      </Dressed>
    );
  }
  const brand = brandOf({ ...site.value.config, ...ownBrand(place) });
  return (
    <Dressed {...{ place, options, page, brand }}>
      <Appeared {...host} />
      <Shown {...{ host, page, options, place }} site={site.value} />
    </Dressed>
  );
}

const ownBrand = ({ brand }: Place) => (brand === null ? {} : { brand });

/** Tells the element that something is drawn. */
function Appeared({ onShown }: Pick<Host, 'onShown'>) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

const isWithoutLicence = ({ config, licence }: Site): boolean =>
  config.operatorMode === 'live' && licence === null;

function Shown({ host, page, options, place, site }: PlacedProps & { readonly site: Site }) {
  const { language } = place;
  const brand = brandOf({ ...site.config, ...ownBrand(place) });
  const { imageCdns } = site.settings;
  const sources = useMemo(() => {
    const siteHost = new URL(page.origin).host;
    return (address: string) =>
      pictureOf(address, imageCdns, siteHost).map((one) => new URL(one, page.origin).href);
  }, [page.origin, imageCdns]);
  const resolve = useResolve();
  const clock = usePageClock(page);
  const { Content, onReady, onFailure } = host;
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
        onReady={onReady}
        onFailure={onFailure}
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

/** Language, brand, scheme and addresses, for whatever is drawn inside. */
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

/** The clock of the backend for components that count by themselves; another one when it was put right. */
function usePageClock({ clock }: Page): UiClock {
  const ahead = useSyncExternalStore(clock.subscribe, clock.ahead, clock.ahead);
  return useMemo(() => ({ ...systemClock, now: () => Date.now() + ahead }), [ahead]);
}

interface WholeProps {
  readonly onFailure: (code: string) => void;
  readonly children: ReactNode;
}

/** A part that breaks takes nothing with it but itself. */
export class Whole extends Component<WholeProps, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch(): void {
    this.props.onFailure('BROKEN');
  }
  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
