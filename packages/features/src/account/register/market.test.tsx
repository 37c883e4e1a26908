// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { RegisterModal } from './RegisterModal.tsx';

const figures = { registerBonus: '1000', zaloBonus: '131000' };
const symbol = '\u09F3';

async function open(language: 'bn' | 'en', marketFigures = {}) {
  const setup = createTestRuntime({ language, config: { marketFigures } });
  await setup.setScenario({ registerRules: { zalo: { enabled: true, order: 0 } } });
  renderPage(setup, <RegisterModal props={{}} onDismiss={() => undefined} />, language);
  const zalo = new RegExp(catalogues[language]['field.zalo']);
  return screen.findByRole('textbox', { name: zalo });
}

for (const language of ['bn', 'en'] as const) {
  test(`[REG-02] [I18-02] (${language}) the figures of the operator stand in the title and under the Zalo number`, async () => {
    const field = await open(language, figures);
    const words = catalogues[language];
    const title = words['register.titleBonus'].replace('{amount}', `${symbol}1,000.00`);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(
        words['register.zaloBonus'].replace('{amount}', `${symbol}131,000.00`),
      ),
    );
  });

  test(`[REG-02] [X-01] (${language}) without figures of the operator nothing is promised`, async () => {
    const field = await open(language);
    expect(
      screen.getByRole('dialog', { name: catalogues[language]['auth.register'] }),
    ).toBeVisible();
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining(symbol));
  });
}
