import '@parlour/ui/styles';
import { codeMissingEvent, retried } from '@parlour/api-client';
import { createI18n, loadMessages } from '@parlour/features/i18n';
import { loadPart, reloadForNews, renewSheets } from '@parlour/features/lazy';
import {
  brandOf,
  createPreferences,
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
} from './app/browser.ts';
import { followPreferences } from './app/document-preferences.ts';
import { readDrawn, seed } from './app/drawn.ts';
import { frameStands, takeOver, whenStanding } from './app/first-frame.ts';
import { pageFetch } from './app/page-fetch.ts';
import { newQueryClient } from './app/query-client.ts';
import { Standing } from './app/Standing.tsx';

const handover = takeHandover(window);
const read = readConfig(readConfigElement(document)).config;
const chosen = read.operatorMode === 'demo' ? chosenBrand() : null;
const brand = chosen ?? read.brand;
const stored = createPreferences(deviceStorage, read.defaultLanguage);
const preferences: Preferences = {
  ...stored,
  setLanguage: (language) => void whenStanding(language).then(stored.setLanguage),
};
const { language } = preferences.store.getState();
const place = document.getElementById('root');
// A brand of yesterday that is gone today must not leave the page without colours.
document.documentElement.dataset.brand = brand;
// One that came after the build brings the means to put it on. Without them the site opens as it is.
const worn =
  read.brandFile && !chosen
    ? loadPart(() => import('./app/run-time-brand.ts')).then(
        ({ applyBrandFile }) => applyBrandFile(read.brandFile),
        () => undefined,
      )
    : undefined;

window.addEventListener(codeMissingEvent, () => void reloadForNews(false));
// The first sheet is settled before this module runs; without it the page is there, and has no styles.
retried(renewSheets).catch(() => undefined);
if (place) void open(place);

/** Not at the top level: the code of a late brand may be built into one file with this, and each would wait for the other. */
async function open(place: HTMLElement): Promise<void> {
  const root = document.documentElement;
  const [answers, messages] = await Promise.all([
    readDrawn(window),
    loadMessages(language, 'first'),
  ]);
  const config = { ...read, brand, host: window.location.host, runTimeBrand: await worn };
  const numbers = brandOf(config)?.numbers;
  const i18n = createI18n(language, messages, { part: 'first', numbers });
  followPreferences(preferences, i18n);
  const queryClient = newQueryClient();
  const site = (
    <StrictMode>
      <App
        config={config}
        preferences={preferences}
        i18n={i18n}
        surroundings={{
          fetch: pageFetch,
          ready: () => whenStanding(null),
          queryClient,
          storage: tabStorage,
          deviceStorage,
          channel: tabChannel(),
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
  // A document is drawn for visitors; a member's first frame hides what only they would see.
  const isVisitor = root.dataset.visitor !== 'member' && handover === null;
  if (!answers || !isVisitor) return createRoot(place).render(site);
  hydrateRoot(place, site);
  takeOver(place);
}
