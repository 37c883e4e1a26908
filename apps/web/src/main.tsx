import '@parlour/ui/styles';
import { codeMissingEvent, retried } from '@parlour/api-client';
import { createI18n, loadMessages } from '@parlour/features/i18n';
import { loadPart, reloadForNews, renewSheets } from '@parlour/features/lazy';
import {
  brandOf,
  createPreferences,
  modeOf,
  type Preferences,
  readConfig,
} from '@parlour/features/runtime';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import {
  chosenBrand,
  deviceStorage,
  readConfigElement,
  tabChannel,
  tabStorage,
  takeHandover,
  warnOfText,
  warnOperator,
} from './app/browser.ts';
import { followPreferences } from './app/document-preferences.ts';
import { readDrawn, seed } from './app/drawn.ts';
import { frameStands, takeOver, whenStanding } from './app/first-frame.ts';
import { followWorker } from './app/follow-worker.ts';
import { pageFetch } from './app/page-fetch.ts';
import { newQueryClient } from './app/query-client.ts';
import { Standing } from './app/Standing.tsx';
import { browserApp } from './app/web-app.ts';
import parts from './own/chosen.ts';

const handover = takeHandover(window);
const { config: read, issues: dropped } = readConfig(readConfigElement(document));
const chosen = modeOf(read, undefined).hasDemoTools ? chosenBrand() : null;
const brand = chosen ?? read.brand;
const stored = createPreferences(deviceStorage, read.defaultLanguage);
const preferences: Preferences = {
  ...stored,
  setLanguage: (language) => void whenStanding(language).then(stored.setLanguage),
};
const { language } = preferences.store.getState();
const app = browserApp(window, deviceStorage, read.pwa);
const place = document.getElementById('root');
// A brand file that was made after the build needs code to apply it. If that code cannot be loaded, the site opens
// without the file.
const worn =
  read.brandFile && !chosen
    ? loadPart(() => import('./app/run-time-brand.ts')).then(
        ({ applyBrandFile }) => applyBrandFile(read.brandFile),
        () => undefined,
      )
    : undefined;
// The stored brand may be gone from this build. Sets the brand that is used, so that the page has its colours. A
// document that already has the colours of the brand file keeps them until the file is applied.
const isDressed = worn !== undefined && 'brandFile' in document.documentElement.dataset;
if (!isDressed) document.documentElement.dataset.brand = brand;

window.addEventListener(codeMissingEvent, () => void reloadForNews(false));
// Before this module runs, the first style sheet has loaded or failed. A failed one is loaded again; the page works
// without it, but has no styles.
retried(renewSheets).catch(() => undefined);
if (place) {
  void open(place);
  followWorker({ config: read, app, preferences });
}

/**
 * Not a top-level await: the bundler may put the code of the brand file into one file with this module, and each would
 * wait for the other.
 */
async function open(place: HTMLElement): Promise<void> {
  const root = document.documentElement;
  const [answers, messages] = await Promise.all([
    readDrawn(window),
    loadMessages(language, 'first'),
  ]);
  const runTimeBrand = await worn;
  if (isDressed && !runTimeBrand) root.dataset.brand = brand;
  const config = { ...read, brand, host: window.location.host, runTimeBrand };
  const numbers = brandOf(config)?.numbers;
  const i18n = createI18n(language, messages, {
    part: 'first',
    numbers,
    own: read.texts,
    onUnused: warnOfText,
  });
  followPreferences(preferences, i18n);
  const queryClient = newQueryClient();
  const site = (
    <StrictMode>
      <App
        config={config}
        preferences={preferences}
        i18n={i18n}
        parts={parts}
        surroundings={{
          fetch: pageFetch,
          ready: () => whenStanding(null),
          queryClient,
          storage: tabStorage,
          deviceStorage,
          webApp: app.webApp,
          channel: tabChannel(),
          warn: warnOperator,
          dropped,
          ...(handover !== null && { handover }),
        }}
      />
      <Standing
        onStanding={() => {
          delete root.dataset.drawn;
          frameStands();
        }}
      />
    </StrictMode>
  );
  window.parlourFirst?.stop?.();
  if (answers) seed(queryClient, answers);
  // A document is prerendered for visitors. In the first frame of a member, what only visitors see is hidden.
  const isVisitor = root.dataset.visitor !== 'member' && handover === null;
  if (!answers || !isVisitor) return createRoot(place).render(site);
  hydrateRoot(place, site);
  takeOver(place);
}
