// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { SiteFooterView, type SiteFooterViewProps } from './SiteFooterWidget.tsx';

const usual: SiteFooterViewProps = {
  ...{ brandName: 'Padma', minAge: 21, isMember: false, vendors: [] },
  licence: {
    regulator: 'Sample authority',
    number: 'SAMPLE-0000',
    entity: 'Sample Ltd.',
    verifyUrl: 'https://register.example.invalid/SAMPLE-0000',
  },
};

function show(language: 'bn' | 'en') {
  renderPage(createTestRuntime({ language }), <SiteFooterView {...usual} />, language);
  return catalogues[language];
}

for (const language of ['bn', 'en'] as const) {
  test(`[LAY-07] [HLP-01] (${language}) the footer has its help links, its licence and its © line`, async () => {
    const texts = show(language);
    const help = within(screen.getByRole('navigation', { name: texts['nav.help'] }));
    const links = help.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [texts['nav.helpCentre'], '/help'],
      [texts['nav.notices'], '/noticePage'],
      [texts['nav.app'], '/down'],
    ]);
    const licence = screen.getByRole('region', { name: texts['nav.licences'] });
    expect(within(licence).getByText('SAMPLE-0000')).toBeVisible();
    expect(screen.getByText(/^© Padma · /)).toHaveTextContent(texts['banner.demoMode']);
  });

  test(`[X-01] (${language}) the responsible-play band has all four actions or none, and its sentence`, () => {
    const texts = show(language);
    const band = within(screen.getByRole('region', { name: texts['rg.responsiblePlay'] }));
    expect(band.getByRole('heading', { name: texts['rg.responsiblePlay'] })).toBeVisible();
    expect(band.getByText(texts['rgMsg.lead'])).toBeVisible();
    expect([0, 4]).toContain(band.queryAllByRole('link').length);
  });
}
