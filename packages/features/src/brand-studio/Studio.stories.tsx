import { brandSeeds, defineBrand, isBrandId } from '@parlour/ui/theme';
import { toDesignTokens } from '@parlour/ui/theme/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { HomeWidget } from '../home/index.ts';
import { createTestRuntime, TestProviders } from '../testing/index.tsx';
import { BrandStudio, type BrandStudioProps } from './BrandStudio.tsx';
import { fileOf, saveFile } from './files.ts';
import { encodeSeeds } from './share.ts';
import { firstSeeds, previewBrand } from './studio.ts';
import { wordsIn } from './words.ts';

/** The real home page on a backend of its own. */
function Home({ language }: { language: 'bn' | 'en' }) {
  const [test] = useState(() => createTestRuntime({ language }));
  return (
    <div lang={language} style={{ padding: 16 }}>
      <TestProviders test={test} language={language}>
        <HomeWidget />
      </TestProviders>
    </div>
  );
}

const languageOf = (globals: Readonly<Record<string, unknown>>) =>
  globals.language === 'en' ? 'en' : 'bn';

/** The brand of the toolbar. */
const startOf = ({ brand }: Readonly<Record<string, unknown>>) =>
  typeof brand === 'string' && isBrandId(brand) ? brandSeeds[brand] : firstSeeds;

const isFramed = () => window.parent !== window;

/** The address that opens this studio with this brand, inside Storybook or alone. */
function addressOf(code: string, story: string): string {
  const framed = isFramed();
  const { origin, pathname } = framed ? window.parent.location : window.location;
  const page = framed ? `path=/story/${story}` : `id=${story}&viewMode=story`;
  return `${origin}${pathname}?${page}&args=share:${code}`;
}

interface PageProps {
  readonly args: BrandStudioProps;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly story: string;
}

/** The studio with its place in Storybook's address bar. */
function Page({ args, globals, story }: PageProps) {
  // The address bar belongs to Storybook's window. Alone there is none to keep, and a change of
  // args would render and check the story again while the next one waits.
  const [share] = useState(() => (code: string) => {
    const updatedArgs = { share: code };
    if (isFramed()) addons.getChannel().emit('updateStoryArgs', { storyId: story, updatedArgs });
  });
  const copy = (code: string) => {
    args.onCopy(addressOf(code, story));
    // Refused outside a secure page or without a press; the address bar has it too.
    navigator.clipboard?.writeText(addressOf(code, story)).catch(() => {});
  };
  return (
    <BrandStudio
      language={languageOf(globals)}
      share={args.share}
      start={startOf(globals)}
      onShare={share}
      onCopy={copy}
      onSave={args.onSave}
      widgets={(language) => <Home key={language} language={language} />}
    />
  );
}

const meta: Meta<BrandStudioProps> = {
  title: 'Brand/Studio',
  component: BrandStudio,
  parameters: { layout: 'fullscreen', docs: { disable: true } },
  tags: ['!autodocs'],
  args: { share: '', onSave: fn(saveFile), onCopy: fn() },
  argTypes: { share: { type: 'string' } },
  render: (args, { globals, id }) => <Page args={args} globals={globals} story={id} />,
};
export default meta;

type Story = StoryObj<BrandStudioProps>;

export const Studio: Story = {};

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
    // The whole drag at once.
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
    const hostile = { ...firstSeeds, displayFont: '"x";}body{display:none', radius: 99, css: '' };
    await imports(canvasElement, language, JSON.stringify(hostile));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(say('studio.refused'));
    await expect(alert).toHaveTextContent(say('studio.fault.text', { path: 'displayFont' }));
    await expect(alert).toHaveTextContent(say('studio.fault.range', { path: 'radius' }));
    await expect(alert).toHaveTextContent(say('studio.fault.unknown', { path: 'css' }));
    await paintedWith(canvasElement, previewBrand(firstSeeds));
  },
};

const guest = {
  ...firstSeeds,
  name: 'surma',
  names: { bn: 'Surma', en: 'Surma' },
  accent: 'oklch(0.5 0.2 290)',
  radius: 9,
};

export const TokensImported: Story = {
  name: '[BRD-02] Design tokens become the brand they came from; every file can be taken away',
  play: async ({ canvas, canvasElement, globals, args }) => {
    const language = languageOf(globals);
    const say = wordsIn(language);
    await imports(canvasElement, language, JSON.stringify(toDesignTokens(defineBrand(guest))));
    await paintedWith(canvasElement, previewBrand(guest));
    await expect(canvas.getAllByText('Surma').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: say('studio.fileJson') }));
    await expect(args.onSave).toHaveBeenCalledWith(fileOf('json', guest));
  },
};

export const SharedAddress: Story = {
  name: '[BRD-02] A shared address brings the brand back',
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

export const WholePage: Story = {
  name: '[BRD-02] The home page wears the brand too, in the language of choice',
  play: async ({ canvas, canvasElement, globals }) => {
    const say = wordsIn(languageOf(globals));
    await userEvent.click(canvas.getByRole('radio', { name: say('studio.widgets') }));
    const light = within(canvasElement).getByTestId('light');
    await waitFor(() => expect(within(light).getAllByRole('article').length).toBeGreaterThan(6));
  },
};

/** The primary buttons of both walls have the accent of the brand. */
async function paintedWith(canvasElement: HTMLElement, brand: ReturnType<typeof defineBrand>) {
  for (const scheme of ['light', 'dark'] as const) {
    const wall = within(canvasElement).getByTestId(scheme);
    const hex = brand[scheme]['color-accent-fill'];
    const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');
    const buttons = [...wall.querySelectorAll('[data-component="button"]')];
    const painted = () => buttons.map((button) => getComputedStyle(button).backgroundColor);
    await waitFor(() => expect(painted()).toContain(`rgb(${rgb})`));
  }
}
