import '@parlour/ui/styles';
import { createI18n, loadMessages } from '@parlour/features/i18n';
import { createPreferences, readConfig } from '@parlour/features/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { browserStorage, chosenBrand, readConfigElement } from './app/browser.ts';

const read = readConfig(readConfigElement(document)).config;
const brand = (read.operatorMode === 'demo' ? chosenBrand() : null) ?? read.brand;
const config = { ...read, brand, host: window.location.host };
const preferences = createPreferences(browserStorage('localStorage'), config.defaultLanguage);
const { language } = preferences.store.getState();
const root = document.getElementById('root');
// A brand of yesterday that is gone today must not leave the page without colours.
document.documentElement.dataset.brand = brand;

if (root) {
  const i18n = createI18n(language, await loadMessages[language].first(), {
    parts: ['first'],
  });
  createRoot(root).render(
    <StrictMode>
      <App config={config} preferences={preferences} i18n={i18n} />
    </StrictMode>,
  );
}
