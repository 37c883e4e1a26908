import { type I18n, I18nProvider } from '@parlour/features/i18n';
import { optionalPart } from '@parlour/features/lazy';
import {
  createRuntime,
  modeOf,
  type Preferences,
  type Runtime,
  type RuntimeOptions,
  RuntimeProvider,
  type SiteConfig,
} from '@parlour/features/runtime';
import { ErrorBoundary } from '@parlour/features/shell';
import { BackStepsProvider, readAddress } from '@parlour/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { Site as OwnParts } from '../own/define-site.ts';
import { OwnSiteProvider } from '../own/OwnSite.tsx';
import { crashedAlone } from '../pages/CrashPage.tsx';
import { LinkInterceptor } from './LinkInterceptor.tsx';
import { portsOf } from './ports.ts';
import { Routing } from './Routing.tsx';
import { overPage, withoutCentres } from './routes.ts';
import { StartUp } from './StartUp.tsx';
import { useWindowSteps } from './use-window-steps.ts';
import { Visit } from './Visit.tsx';
import { WaysBackProvider } from './ways-back.tsx';
import type { Go, WindowSteps } from './window-steps.ts';

/** A live site never loads it. A demo site works without it if it cannot be loaded. */
const DemoTools = optionalPart(() => import('./DemoTools.tsx'));

/** Environment of a site: the browser, or the build that prerenders its documents. */
export type Surroundings = Pick<
  RuntimeOptions,
  | 'fetch'
  | 'ready'
  | 'storage'
  | 'deviceStorage'
  | 'webApp'
  | 'channel'
  | 'handover'
  | 'queryClient'
  | 'warn'
  | 'dropped'
>;

interface AppProps {
  readonly config: SiteConfig;
  readonly preferences: Preferences;
  readonly i18n: I18n;
  readonly surroundings: Surroundings;
  /** The parts of the site's own. Default: none. */
  readonly parts?: OwnParts | undefined;
}

/** The site in a browser. */
export function App(props: AppProps) {
  return (
    <BrowserRouter>
      <Site {...props} />
    </BrowserRouter>
  );
}

/**
 * The site inside any router: the providers, then start-up, then the routes. An error that no other boundary catches
 * shows a page with a next step. The page comes back when the address changes (ERR-01).
 */
export function Site(props: AppProps) {
  const { i18n, config } = props;
  const location = useLocation();
  const { steps, go } = useWindowSteps();
  const runtimeOf = useRuntimeOf(props, go);
  return (
    <I18nProvider value={i18n}>
      <ErrorBoundary
        renewOn={location}
        onError={(error, where) =>
          portsOf(config).onIssue?.({ source: 'root', what: String(error), where })
        }
        fallback={crashedAlone}
      >
        <OwnSiteProvider site={props.parts} config={config} warn={props.surroundings.warn}>
          <Wired {...props} runtimeOf={runtimeOf} steps={steps} />
        </OwnSiteProvider>
      </ErrorBoundary>
    </I18nProvider>
  );
}

/**
 * Creates the runtime once and keeps it when the site renders again: it holds the session and what the person typed
 * (ERR-01).
 */
function useRuntimeOf({ config, preferences, surroundings }: AppProps, go: Go): () => Runtime {
  const made = useRef<Runtime>(undefined);
  return () => {
    made.current ??= createRuntime({
      ...surroundings,
      config,
      preferences,
      clock: { now: () => Date.now() },
      steady: { now: () => performance.now() },
      navigate: (address, options) => {
        const to = readAddress(address, config.host);
        // For an address of another site the router would leave this site.
        go(to?.kind === 'own' ? atPage(to.href) : '/', options);
      },
      ...portsOf(config),
    });
    return made.current;
  };
}

/** A centre opens over the current page, as by a link (NAV-09); at home its address is that of home already. */
function atPage(address: string): string {
  const { pathname, search, hash } = location;
  if (pathname === '/') return address;
  const below = withoutCentres(search);
  const over = overPage(address, pathname, below === null ? search : below && `?${below}`);
  return over === null ? address : over + hash;
}

interface WiredProps extends AppProps {
  readonly runtimeOf: () => Runtime;
  readonly steps: WindowSteps;
}

function Wired({ config, surroundings: { queryClient }, runtimeOf, steps }: WiredProps) {
  const [runtime] = useState(runtimeOf);
  return (
    <QueryClientProvider client={queryClient}>
      <RuntimeProvider runtime={runtime}>
        <BackStepsProvider steps={steps}>
          <LinkInterceptor>
            <StartUp>
              <WaysBackProvider atPage={steps.atPage}>
                <Routing />
              </WaysBackProvider>
              <Visit />
            </StartUp>
            {modeOf(config, undefined).hasDemoTools && (
              <Suspense>
                <DemoTools />
              </Suspense>
            )}
          </LinkInterceptor>
        </BackStepsProvider>
      </RuntimeProvider>
    </QueryClientProvider>
  );
}
