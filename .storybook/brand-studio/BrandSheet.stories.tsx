import { brandSeeds, brands, defineBrand, isBrandId, roleNames } from '@parlour/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BrandSheet } from './BrandSheet.tsx';
import { uses } from './uses.ts';

const meta: Meta<typeof BrandSheet> = {
  title: 'Brand/Sheet',
  component: BrandSheet,
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => {
    const id =
      typeof globals.brand === 'string' && isBrandId(globals.brand) ? globals.brand : 'padma';
    const language = globals.language === 'en' ? 'en' : 'bn';
    const name = brands.find((brand) => brand.id === id)?.names[language] ?? id;
    return (
      <BrandSheet
        language={language}
        brand={defineBrand(brandSeeds[id])}
        name={name}
        uses={uses()}
      />
    );
  },
};
export default meta;

export const Sheet: StoryObj<typeof BrandSheet> = {
  name: '[BRD-01] [THM-01] Every role, its pairs and where it is used',
  tags: ['no-panel'],
  play: async ({ canvas, canvasElement }) => {
    for (const role of roleNames) {
      await expect(canvas.getByRole('rowheader', { name: role })).toBeVisible();
    }
    const fill = canvas.getByRole('rowheader', { name: 'accent-fill' }).closest('tr');
    if (!fill) throw new Error('No row');
    await expect(within(fill).getByText(/\bButton\b/)).toBeVisible();
    await expect(within(fill).getAllByText(/^\d+\.\d\d$/).length).toBeGreaterThan(8);
    // This width is left beside the sidebar on a screen of 1,440 px.
    canvasElement.style.inlineSize = '1140px';
    const { scrollWidth, clientWidth } = canvas.getByTestId('sheet');
    canvasElement.style.inlineSize = '';
    await expect(scrollWidth).toBe(clientWidth);
  },
};
