// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newPlace, removePlace } from '../../testing/page.fixture.tsx';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { SiteFooterView, type SiteFooterViewProps } from './SiteFooterWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const usual: SiteFooterViewProps = {
  ...{ brandName: 'Padma', minAge: 21, isMember: false, vendors: [] },
  licence: {
    regulator: 'Sample authority',
    number: 'SAMPLE-0000',
    entity: 'Sample Ltd.',
    verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
  },
};

/** Renders the footer, and finds its parts by name. */
async function show(language: 'bn' | 'en', props = usual) {
  const texts = catalogues[language];
  const { box: place, root } = newPlace();
  await act(async () =>
    root.render(
      <TestProviders test={createTestRuntime({ language })} language={language}>
        <SiteFooterView {...props} />
      </TestProviders>,
    ),
  );
  const column = (title: string) =>
    [...place.querySelectorAll('nav')].find(({ textContent }) => textContent?.startsWith(title));
  const linksIn = (within: ParentNode | undefined | null) =>
    [...(within?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  const close = () => removePlace(root, place);
  return { place, texts, column, linksIn, close };
}

for (const language of ['bn', 'en'] as const) {
  test(`[LAY-07] [HLP-01] (${language}) the footer has its help links, its licence and its © line`, async () => {
    const { place, texts, column, linksIn, close } = await show(language);
    expect(linksIn(column(texts['nav.help']))).toEqual([
      [texts['nav.helpCentre'], '/help'],
      [texts['nav.notices'], '/noticePage'],
      [texts['nav.app'], '/down'],
    ]);
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(place.querySelector('[data-component="licence-badge"]')).not.toBeNull();
    });
    const line = place.querySelector('[data-part="copyright"]')?.textContent ?? '';
    expect(line).toMatch(/^© Padma · /);
    expect(line).toContain(texts['banner.demoMode']);
    await close();
  });

  test(`[X-01] (${language}) the responsible-play band has all four actions or none, and its sentence`, async () => {
    const { place, texts, linksIn, close } = await show(language);
    const band = place.querySelector('[data-component="footer-band"]');
    expect(band?.textContent).toContain(texts['rg.responsiblePlay']);
    expect(band?.textContent).toContain(texts['rgMsg.lead']);
    expect([0, 4]).toContain(linksIn(band).length);
    await close();
  });
}
