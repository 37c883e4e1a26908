import { paletteNear } from '@parlour/sandbox';
import { defineBrand } from '@parlour/ui/theme';
import { toDesignTokens } from '@parlour/ui/theme/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandStudio, type BrandStudioProps } from './BrandStudio.tsx';
import { fileOf, saveFile } from './files.ts';
import { Addressed, languageOf, Page, paintedWith } from './live-studio.tsx';
import { SitePage } from './pages.tsx';
import { encodeSeeds } from './share.ts';
import { firstSeeds, previewBrand } from './studio.ts';
import { wordsIn } from './texts.ts';

const meta: Meta<BrandStudioProps> = {
  title: 'Brand/Studio',
  component: BrandStudio,
  parameters: { layout: 'fullscreen' },
  args: { share: '', onSave: fn(saveFile), onCopy: fn() },
  argTypes: { share: { type: 'string' } },
  render: (args, { globals, id }) => (
    <Page
      args={args}
      globals={globals}
      story={id}
      pages={(page, language, accent) => (
        // Creates another backend only if the scenes change, because a drag runs through many colours.
        <SitePage
          key={`${page} ${language} ${paletteNear(accent)?.name}`}
          page={page}
          language={language}
          accent={accent}
        />
      )}
    />
  ),
};
export default meta;

type Story = StoryObj<BrandStudioProps>;

export const Studio: Story = { tags: ['no-panel'] };

export const SeedChangesTheWall: Story = {
  name: '[BRD-02] A seed changes the wall in both schemes; undo and redo',
  play: async ({ canvas, canvasElement, globals }) => {
    const say = wordsIn(languageOf(globals));
    const hue = canvas.getByRole('slider', { name: say('studio.accentHue') });
    const before = previewBrand(firstSeeds);
    const after = previewBrand({ ...firstSeeds, accent: { hue: 20, chroma: 0.088 } });
    await paintedWith(canvasElement, before);
    fireEvent.change(hue, { target: { value: '200' } });
    fireEvent.change(hue, { target: { value: '20' } });
    fireEvent.pointerUp(hue);
    await paintedWith(canvasElement, after);
    const status = canvas.getByTestId('held');
    const [held, total] = status.textContent?.match(/\d+/g) ?? [];
    await expect(Number(total)).toBeGreaterThan(100);
    await expect(new Set([held, total]).size).toBe(1);
    // One undo reverts the whole drag.
    await userEvent.click(canvas.getByRole('button', { name: say('studio.undo') }));
    await paintedWith(canvasElement, before);
    await expect(canvas.getByRole('button', { name: say('studio.undo') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: say('studio.redo') }));
    await paintedWith(canvasElement, after);
    hue.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await paintedWith(canvasElement, before);
  },
};

export const PinReported: Story = {
  name: '[BRD-01] An exact colour is kept where it can be read, and reported where not',
  play: async ({ canvas, canvasElement, globals }) => {
    const say = wordsIn(languageOf(globals));
    const pin = canvas.getByRole('textbox', { name: say('studio.pin') });
    await userEvent.type(pin, '#ffe600');
    const report = canvas.getByTestId('pin');
    await expect(report).toHaveTextContent(say('studio.pinKept', { scheme: say('studio.dark') }));
    await expect(report).toHaveTextContent('accent-fill / surface-page');
    await paintedWith(canvasElement, previewBrand({ ...firstSeeds, accentFill: '#ffe600' }));
    await userEvent.clear(pin);
    await userEvent.type(pin, 'reddish');
    await expect(pin).toBeInvalid();
    await userEvent.clear(pin);
    await expect(canvas.queryByTestId('pin')).toBeNull();
  },
};

const imports = async (canvasElement: HTMLElement, language: 'bn' | 'en', text: string) => {
  const say = wordsIn(language);
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('button', { name: say('studio.import') }));
  const box = page.getByRole('textbox', { name: say('studio.importLabel') });
  fireEvent.change(box, { target: { value: text } });
  await userEvent.click(page.getByRole('button', { name: say('studio.use') }));
};

export const HostileImport: Story = {
  name: '[BRD-02] A hostile file is refused with every reason, and nothing changes',
  play: async ({ canvas, canvasElement, globals }) => {
    const language = languageOf(globals);
    const say = wordsIn(language);
    const unknown = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => [key, 1]));
    const hostile = {
      ...firstSeeds,
      displayFont: '"x";}body{display:none',
      radius: 99,
      css: '',
      ...unknown,
    };
    await imports(canvasElement, language, JSON.stringify(hostile));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(say('studio.refused'));
    await expect(alert).toHaveTextContent(say('studio.fault.text', { path: 'displayFont' }));
    await expect(alert).toHaveTextContent(say('studio.fault.range', { path: 'radius' }));
    await expect(alert).toHaveTextContent(say('studio.fault.unknown', { path: 'css' }));
    // There are ten reasons, of which eight are listed.
    await expect(alert).toHaveTextContent(say('studio.more', { count: 2 }));
    await paintedWith(canvasElement, previewBrand(firstSeeds));
  },
};

const guest = {
  ...firstSeeds,
  name: 'surma',
  names: { en: 'Surma', bn: 'Surma' },
  accent: 'oklch(0.5 0.2 290)',
  radius: 9,
};

export const TokensImported: Story = {
  name: '[BRD-02] Design tokens become the brand they came from; every file can be downloaded',
  play: async ({ canvas, canvasElement, globals, args }) => {
    const language = languageOf(globals);
    const say = wordsIn(language);
    await imports(canvasElement, language, JSON.stringify(toDesignTokens(defineBrand(guest))));
    await paintedWith(canvasElement, previewBrand(guest));
    await expect(canvas.getAllByText('Surma').length).toBeGreaterThan(1);
    const download = canvas.getByRole('button', { name: say('studio.export') });
    // The downloads are above the walls, which are thousands of pixels long.
    await expect(download.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await userEvent.click(download);
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: say('studio.fileJson') }));
    await expect(args.onSave).toHaveBeenCalledWith(fileOf('json', guest));
  },
};

export const SharedAddress: Story = {
  name: '[BRD-02] A shared address restores the brand',
  args: { share: encodeSeeds(guest), onCopy: fn() },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const say = wordsIn(languageOf(globals));
    await paintedWith(canvasElement, previewBrand(guest));
    await expect(canvas.getByRole('slider', { name: say('studio.radius') })).toHaveValue('9');
    await userEvent.click(canvas.getByRole('button', { name: say('studio.share') }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`args=share:${encodeSeeds(guest)}$`)),
    );
    await canvas.findByRole('button', { name: say('studio.copied') });
  },
};

export const OwnAddress: Story = {
  name: '[BRD-02] An edit that comes back through the address is not reported as a link without a brand',
  args: { onShare: fn(), start: firstSeeds },
  render: (args, { globals }) => (
    <Addressed {...args} language={languageOf(globals)} pages={() => null} />
  ),
  play: async ({ canvas, globals, args }) => {
    const say = wordsIn(languageOf(globals));
    const radius = canvas.getByRole('slider', { name: say('studio.radius') });
    fireEvent.change(radius, { target: { value: '3' } });
    fireEvent.pointerUp(radius);
    const code = encodeSeeds({ ...firstSeeds, radius: 3 });
    await waitFor(() => expect(args.onShare).toHaveBeenCalledWith(code));
    await canvas.findByText(code);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const BrokenAddress: Story = {
  name: '[BRD-02] A shared address without a usable brand says so',
  args: { share: 'bm90LWEtYnJhbmQ' },
  play: async ({ canvas, globals }) => {
    const say = wordsIn(languageOf(globals));
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('studio.shareRefused'));
  },
};

export const WallLanguage: Story = {
  name: '[BRD-02] Light and dark are side by side, in English or Bengali',
  play: async ({ canvas, canvasElement, globals }) => {
    const say = wordsIn(languageOf(globals));
    const page = within(canvasElement);
    const [light, dark] = [page.getByTestId('light'), page.getByTestId('dark')];
    const [left, right] = [light.getBoundingClientRect(), dark.getBoundingClientRect()];
    await expect(left.top).toBe(right.top);
    await expect(left.right).toBeLessThanOrEqual(right.left);
    for (const [choice, language] of [
      ['language.english', 'en'],
      ['language.bengali', 'bn'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: say(choice) }));
      const name = wordsIn(language)('action.deposit');
      for (const wall of [light, dark]) {
        await expect(await within(wall).findByRole('button', { name })).toBeVisible();
      }
    }
  },
};

export const WholePage: Story = {
  name: '[BRD-02] The home page has the brand too, in the chosen language',
  play: async ({ canvas, canvasElement, globals }) => {
    const say = wordsIn(languageOf(globals));
    await userEvent.click(canvas.getByRole('radio', { name: say('studio.widgets') }));
    const light = within(canvasElement).getByTestId('light');
    await waitFor(() => expect(within(light).getAllByRole('article').length).toBeGreaterThan(6));
  },
};

export const PagesOfAccounts: Story = {
  name: '[BRD-02] A list, a deposit and the overview of an agent have the brand too',
  play: async ({ canvas, canvasElement, globals }) => {
    const say = wordsIn(languageOf(globals));
    const light = within(canvasElement).getByTestId('light');
    for (const [page, role] of [
      ['studio.pageGames', 'article'],
      ['studio.pageDeposit', 'textbox'],
      ['studio.pageAgent', 'radiogroup'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: say(page) }));
      await waitFor(() => expect(within(light).getAllByRole(role).length).toBeGreaterThan(0));
    }
  },
};
