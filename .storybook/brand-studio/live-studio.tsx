import { brandSeeds, type defineBrand, isBrandId } from '@parlour/ui/theme';
import { useState } from 'react';
import { addons } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';
import { BrandStudio, type BrandStudioProps } from './BrandStudio.tsx';
import { firstSeeds } from './studio.ts';

export const languageOf = (globals: Readonly<Record<string, unknown>>) =>
  globals.language === 'en' ? 'en' : 'bn';

/** The brand that the toolbar selects. */
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
  readonly pages: BrandStudioProps['pages'];
}

/** The studio, which keeps its brand in Storybook's address bar. */
export function Page({ args, globals, story, pages }: PageProps) {
  // The address bar belongs to Storybook's window. A story alone has none to update, and a change of its args would
  // render and check it again while the next story waits.
  const [share] = useState(() => (code: string) => {
    const updatedArgs = { share: code };
    if (isFramed()) addons.getChannel().emit('updateStoryArgs', { storyId: story, updatedArgs });
  });
  const copy = (code: string) => {
    args.onCopy(addressOf(code, story));
    // The browser refuses it on an insecure page or without a press. The address is also in the address bar.
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
      pages={pages}
    />
  );
}

/** The studio with a simulated address bar, which works like that of Storybook's window. */
export function Addressed(args: BrandStudioProps) {
  const [share, setShare] = useState('');
  const keep = (code: string) => {
    setShare(code);
    args.onShare(code);
  };
  return (
    <>
      <BrandStudio {...args} share={share} onShare={keep} />
      <output>{share}</output>
    </>
  );
}

/** Expects that the primary buttons of both walls have the accent of the brand. */
export async function paintedWith(
  canvasElement: HTMLElement,
  brand: ReturnType<typeof defineBrand>,
) {
  for (const scheme of ['light', 'dark'] as const) {
    const wall = within(canvasElement).getByTestId(scheme);
    const hex = brand[scheme]['color-accent-fill'];
    const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');
    const buttons = [...wall.querySelectorAll('[data-component="button"]')];
    const painted = () => buttons.map((button) => getComputedStyle(button).backgroundColor);
    await waitFor(() => expect(painted()).toContain(`rgb(${rgb})`));
  }
}
