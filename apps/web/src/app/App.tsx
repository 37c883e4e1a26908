import { type I18n, I18nProvider } from '@parlour/features/i18n';
import {
  createRuntime,
  type Preferences,
  RuntimeProvider,
  type SiteConfig,
} from '@parlour/features/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { browserStorage, tabChannel } from './browser.ts';
import { useDocumentPreferences } from './document-preferences.ts';
import { LinkInterceptor } from './LinkInterceptor.tsx';
import { pageFetch } from './page-fetch.ts';
import { Routing } from './Routing.tsx';
import { StartUp } from './StartUp.tsx';

const Nothing = (): ReactNode => null;

/** A live site never asks for them; a demo does without where they cannot be loaded. */
const DemoTools = lazy(() => import('./DemoTools.tsx').catch(() => ({ default: Nothing })));

interface AppProps {
  readonly config: SiteConfig;
  readonly preferences: Preferences;
  readonly i18n: I18n;
}

/** The site: providers around start-up around routes. */
export function App(props: AppProps) {
  return (
    <BrowserRouter>
      <I18nProvider value={props.i18n}>
        <Wired {...props} />
      </I18nProvider>
    </BrowserRouter>
  );
}

/** Reads retry twice on a bad network only, inside the client; never here. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } },
  });

function Wired({ config, preferences, i18n }: ComponentProps<typeof App>) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const [{ runtime, queryClient }] = useState(() => {
    const client = newQueryClient();
    const channel = tabChannel();
    return {
      queryClient: client,
      runtime: createRuntime({
        fetch: pageFetch,
        config,
        preferences,
        queryClient: client,
        storage: browserStorage('sessionStorage'),
        clock: { now: () => Date.now() },
        navigate: (to, options) => void latest.current(to, options),
        ...(channel ? { channel } : {}),
      }),
    };
  });
  useDocumentPreferences(preferences, i18n);
  return (
    <QueryClientProvider client={queryClient}>
      <RuntimeProvider runtime={runtime}>
        <LinkInterceptor>
          <StartUp>
            <Routing />
          </StartUp>
          {config.operatorMode === 'demo' && (
            <Suspense>
              <DemoTools />
            </Suspense>
          )}
        </LinkInterceptor>
      </RuntimeProvider>
    </QueryClientProvider>
  );
}
