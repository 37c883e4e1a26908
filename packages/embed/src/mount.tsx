import '@parlour/ui/styles';
import {
  brandOf,
  directionOf,
  fixedTexts,
  I18nProvider,
  pictureOf,
  ResolveProvider,
  textIn,
} from '@parlour/features/content';
import { PicturesProvider, systemClock, ThemeIsland, type UiClock } from '@parlour/ui';
import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import type { Page, Site } from './core/page.ts';
import { sitePage } from './core/site-page.ts';
import * as css from './element.css.ts';
import { addFaces } from './fonts.ts';
import type { Options } from './options.ts';
import { type Place, placeOf } from './place.ts';
import { addressOf } from './resolve.ts';
import { adoptStyles } from './sheets.ts';
import type { ContentProps } from './surroundings.ts';
import { textsOf } from './texts.ts';
import { codeOf, useSharedRead } from './widgets/use-shared.ts';

/** What an element gives to what is mounted in it. */
export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly Content: ComponentType<ContentProps>;
  readonly onReady: () => void;
  readonly onFailure: (code: string) => void;
  /** A link was pressed; `false`: the page of the partner takes it from here. */
  readonly onNavigate: (to: string) => boolean;
}

/** What is mounted in an element. */
export interface Mounted {
  readonly update: (options: Options) => void;
  readonly refresh: () => void;
  readonly unmount: () => void;
}

/** Draws the content of an element into its shadow root. */
export function mount(host: Host, first: Options): Mounted {
  const { element, root: shadow } = host;
  const { ownerDocument: around } = element;
  const page = sitePage();
  addFaces(around);
  adoptStyles(shadow);
  const shield = around.createElement('div');
  shield.className = css.shield;
  shield.addEventListener('click', (event) => follow(event, host));
  shadow.append(shield);
  const root = createRoot(shield);
  const update = (options: Options) => {
    const place = placeOf(element, options);
    shield.dir = directionOf(place.language);
    for (const name of place.unknown) host.onFailure(`UNKNOWN_${name.toUpperCase()}`);
    root.render(
      <Whole onFailure={host.onFailure}>
        <Placed {...{ host, page, options, place }} />
      </Whole>,
    );
  };
  update(first);
  return {
    update,
    refresh: page.refresh,
    unmount: () => {
      root.unmount();
      shield.remove();
    },
  };
}

/** A press on a link: the page of the partner hears of it first and may keep the visitor. */
function follow(event: MouseEvent, { onNavigate }: Host): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!isPlain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
  if (link.target === '' && !onNavigate(link.href)) event.preventDefault();
}

interface PlacedProps {
  readonly host: Host;
  readonly page: Page;
  readonly options: Options;
  readonly place: Place;
}

/** Waits for the site; what it needs of it is the same for all elements of the page. */
function Placed({ host, page, options, place }: PlacedProps) {
  const site = useSharedRead(page.site);
  const code = site.status === 'error' ? codeOf(site.error) : null;
  const isShut = site.status === 'ready' && isWithoutLicence(site.value);
  const { onFailure } = host;
  useEffect(() => {
    if (code !== null) onFailure(code);
    if (isShut) onFailure('NO_LICENCE');
  }, [code, isShut, onFailure]);
  // A real site without a licence shows nothing, and before the site is known nothing is claimed.
  if (site.status !== 'ready' || isShut) return null;
  return <Shown {...{ host, page, options, place }} site={site.value} />;
}

const isWithoutLicence = ({ config, licence }: Site): boolean =>
  config.operatorMode === 'live' && licence === null;

function Shown({ host, page, options, place, site }: PlacedProps & { readonly site: Site }) {
  const { language, scheme } = place;
  const brand = brandOf(
    place.brand === null ? site.config : { ...site.config, brand: place.brand },
  );
  const i18n = useMemo(
    () => fixedTexts(language, textsOf(language), brand?.numbers),
    [language, brand?.numbers],
  );
  const { imageCdns } = site.settings;
  const sources = useMemo(() => {
    const siteHost = new URL(page.origin).host;
    return (address: string) =>
      pictureOf(address, imageCdns, siteHost).map((one) => new URL(one, page.origin).href);
  }, [page.origin, imageCdns]);
  const resolve = useMemo(
    () => addressOf(page.origin, options.affiliate ?? ''),
    [page.origin, options.affiliate],
  );
  const clock = usePageClock(page);
  const { Content, onReady, onFailure } = host;
  const settings = brand?.currencySymbol
    ? { ...site.settings, currencySymbol: brand.currencySymbol }
    : site.settings;
  return (
    <I18nProvider value={i18n}>
      <ResolveProvider value={resolve}>
        <PicturesProvider value={sources}>
          <ThemeIsland
            className={css.root}
            brand={brand?.id ?? ''}
            scheme={scheme}
            lang={language}
            data-theme-root=""
          >
            <Content
              surroundings={{
                page,
                site: { ...site, settings },
                brand: {
                  name: brand ? textIn(brand.names, language) : '',
                  mark: brand?.logo ?? '',
                },
                language,
                options,
                clock,
                resolve,
              }}
              onReady={onReady}
              onFailure={onFailure}
            />
          </ThemeIsland>
        </PicturesProvider>
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
class Whole extends Component<WholeProps, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch(): void {
    this.props.onFailure('BROKEN');
  }
  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
