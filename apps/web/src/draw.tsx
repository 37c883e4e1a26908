import { createI18n, directionOf, languages, loadMessages, textIn } from '@parlour/features/i18n';
import { brandOf, createPreferences, readConfig } from '@parlour/features/runtime';
import { memoryStore } from '@parlour/features/session';
import type { BrandInfo } from '@parlour/ui/theme';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Site } from './app/App.tsx';
import { anyHost, type DrawnAnswer } from './app/drawn.ts';
import { newQueryClient } from './app/query-client.ts';
import { ownPath, routeAt } from './app/routes.ts';
import { Standing } from './app/Standing.tsx';
import { toBackend } from './app/to-backend.ts';
import { windowTitle } from './layout/window-title.ts';
import chosen from './own/chosen.ts';
import type { Site as OwnParts } from './own/define-site.ts';
import { partsFor } from './own/OwnSite.tsx';

export interface DrawOptions {
  /** Path of the page, without a query. */
  readonly path: string;
  /** The tag of its language. Throws for a language without texts. */
  readonly language: string;
  /** The operator's configuration, before validation. */
  readonly config: unknown;
  /** The brand of the configuration's brand file, checked. Without it the brand of the registry is drawn. */
  readonly runTimeBrand?: BrandInfo | undefined;
  /** Sends the requests to the backend. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The parts of the site's own. Default: those of the build. */
  readonly parts?: OwnParts;
  /** Addresses that may be fetched. Data of other addresses is rendered as still loading. */
  readonly asks: readonly string[];
}

/** The brand that the parts of this build belong to. */
export const ownBrand = chosen.brand;

/** Paths of the pages of the site's own, where it is configured like this. */
export function ownPathsFor(
  config: unknown,
  runTimeBrand: BrandInfo | undefined,
  parts: OwnParts = chosen,
): readonly string[] {
  const read = { ...readConfig(config).config, runTimeBrand };
  return Object.keys(partsFor(parts, read).pages).map(ownPath);
}

export interface Drawing {
  readonly html: string;
  readonly title: string;
  readonly direction: 'ltr' | 'rtl';
  readonly brand: string;
  /** Placeholder for the host of the page in the whole result. */
  readonly host: string;
  readonly answers: readonly DrawnAnswer[];
}

/**
 * Prerenders a page for an anonymous visitor. Returns the HTML and the answers it was rendered from. The build runs it.
 */
export async function draw(options: DrawOptions): Promise<Drawing> {
  const { path, parts = chosen } = options;
  const language = languages.find((known) => known === options.language);
  if (!language) throw new Error(`No texts in the language ${options.language}`);
  const read = readConfig(options.config).config;
  const { runTimeBrand } = options;
  const config = { ...read, baseUrl: `https://${anyHost}`, host: anyHost, runTimeBrand };
  const i18n = createI18n(language, await loadMessages(language, 'first'), {
    part: 'first',
    numbers: brandOf(config)?.numbers,
    own: config.texts,
  });
  const queryClient = newQueryClient();
  const cache = queryClient.getQueryCache();
  const site = (
    <StrictMode>
      <StaticRouter location={path}>
        <Site
          config={config}
          preferences={createPreferences(memoryStore(), language)}
          i18n={i18n}
          parts={parts}
          surroundings={{
            queryClient,
            storage: memoryStore(),
            // The build fetches between the renders, not during them.
            fetch: toBackend(options.fetch),
          }}
        />
      </StaticRouter>
      <Standing onStanding={() => {}} />
    </StrictMode>
  );
  const mayAsk = (key: readonly unknown[]) => options.asks.includes(String(key[1]));
  for (;;) {
    const html = await htmlOf(site);
    const open = cache.getAll().filter(({ queryKey, state, options: { queryFn } }) => {
      return queryFn !== undefined && state.status === 'pending' && mayAsk(queryKey);
    });
    if (open.length === 0) {
      const answers = cache
        .getAll()
        .flatMap(({ queryKey, state }): DrawnAnswer[] =>
          state.data === undefined ? [] : [[queryKey, state.data]],
        );
      const brand = brandOf(config);
      const name = brand ? textIn(brand.names, language) : '';
      const { title: of, target } = routeAt(path, partsFor(parts, config).pages);
      // The texts of the title were loaded with the page.
      const own = target.page === 'own' ? textIn(target.own.title, language) : undefined;
      const title = windowTitle(name, own ?? (of && i18n.find(language, of, undefined)));
      const direction = directionOf(language);
      return { html, answers, title, direction, brand: brand?.id ?? '', host: anyHost };
    }
    await Promise.all(open.map((query) => query.fetch()));
  }
}

async function htmlOf(site: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(site, {
    // One chunk: without scripts nothing can be moved to its place later.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
