// @vitest-environment jsdom
import { createSandbox } from '@parlour/sandbox';
import { brandInfo } from '@parlour/ui/theme';
import { expect, test } from 'vitest';
import sample from '../../../packages/ui/src/theme/runtime/sample.json' with { type: 'json' };
import { asksOf } from '../drawn-paths.ts';
import { draw } from '../src/draw.tsx';
import { standInForBrowser } from './site.fixture.tsx';

test.each(['bn', 'en'] as const)(
  '[BRD-02] [LAY-01] in %s a document has the name and the mark of the brand file it is drawn for',
  async (language) => {
    standInForBrowser();
    const sandbox = createSandbox({ seed: 1 });
    const { html, title, brand } = await draw({
      path: '/help',
      language,
      config: { brandFile: sample },
      runTimeBrand: brandInfo(sample),
      asks: asksOf('/help'),
      fetch: async (request) => sandbox.fetch(request),
    });
    expect(brand).toBe(sample.name);
    expect(title.endsWith(` · ${sample.names[language]}`)).toBe(true);
    const page = document.createElement('div');
    page.innerHTML = html;
    const logo = page.querySelector('header [data-component="logo"]');
    expect(logo?.textContent).toBe(sample.names[language]);
    expect(logo?.querySelector('path')?.getAttribute('d')).toBe(sample.logo);
  },
);
