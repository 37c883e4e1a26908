// @vitest-environment jsdom
import type { BrandSeed } from '@parlour/ui/theme';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Downloads } from './Downloads.tsx';
import { Editor } from './Editor.tsx';
import { type BrandFile, fileOf } from './files.ts';
import { firstSeeds, previewBrand } from './studio.ts';
import { wordsIn } from './texts.ts';

afterEach(cleanup);

const say = wordsIn('en');
const user = userEvent.setup({ delay: null });

async function write(name: string, value: string): Promise<void> {
  const field = screen.getByRole('textbox', { name });
  await user.clear(field);
  await user.paste(value);
}

/** Moves a slider. jsdom does not move it by keys or a pointer. */
const slide = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('slider', { name }), { target: { value } });

function choose(group: string, name: string): Promise<void> {
  const options = within(screen.getByRole('radiogroup', { name: group }));
  return user.click(options.getByRole('radio', { name }));
}

type Seed = Exclude<keyof BrandSeed, '$schema'>;

/** How a person changes each seed. A seed without an entry does not compile. */
const changes: Readonly<Record<Seed, () => unknown>> = {
  accent: () => slide(say('studio.accentHue'), '20'),
  warm: () => write(say('studio.warmColour'), '#e2136e'),
  neutral: () => slide(say('studio.neutralChroma'), '0.02'),
  accentFill: () => write(say('studio.pin'), '#c2185b'),
  radius: () => slide(say('studio.radius'), '9'),
  shadow: () => slide(say('studio.shadow'), '0.1'),
  density: () => choose(say('studio.density'), say('studio.roomy')),
  coverStyle: () => choose(say('studio.cover'), say('studio.square')),
  displayFont: () => write(say('studio.titleFace'), 'Georgia, serif'),
  name: () => write(say('studio.id'), 'surma'),
  names: () => write(say('studio.nameEn'), 'Surma'),
  logo: () => write(say('studio.logo'), 'M18 6c4 4.6 4 10.4 0 15-4-4.6-4-10.4 0-15Z'),
  currencySymbol: () => write(say('studio.currency'), 'Rs.'),
  numbers: () => choose(say('studio.grouping'), say('studio.lakh')),
};

const brand = previewBrand(firstSeeds);

/** The editor keeps what a person changed, as the studio does. */
function Studio({ onSeeds }: { readonly onSeeds: (seeds: BrandSeed) => void }) {
  const [seeds, setSeeds] = useState(firstSeeds);
  const keep = (next: BrandSeed) => {
    setSeeds(next);
    onSeeds(next);
  };
  return (
    <Editor
      seeds={seeds}
      brand={brand}
      language="en"
      say={say}
      onSeeds={keep}
      onDone={() => undefined}
    />
  );
}

test.each(Object.entries(changes))(
  '[BRD-02] the seed %s has a control that changes only this seed',
  async (seed, change) => {
    const onSeeds = vi.fn<(seeds: BrandSeed) => void>();
    render(<Studio onSeeds={onSeeds} />);
    await change();
    const before = new Map(Object.entries(firstSeeds));
    const after = Object.entries(onSeeds.mock.lastCall?.[0] ?? {});
    const changed = after.filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before.get(key)),
    );
    expect(changed.map(([key]) => key)).toEqual([seed]);
    // The other seeds are still there.
    expect(after.map(([key]) => key)).toEqual(expect.arrayContaining([...before.keys()]));
  },
);

test('[BRD-02] each file format is in the menu of downloads', async () => {
  const saved: BrandFile[] = [];
  render(<Downloads say={say} seeds={firstSeeds} onSave={(file) => void saved.push(file)} />);
  for (const kind of ['Json', 'Ts', 'Tokens', 'FigmaLight', 'FigmaDark', 'Css'] as const) {
    await user.click(screen.getByRole('button', { name: say('studio.export') }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(6);
    await user.click(screen.getByRole('menuitem', { name: say(`studio.file${kind}`) }));
  }
  const forms = ['json', 'ts', 'tokens', 'figmaLight', 'figmaDark', 'css'] as const;
  expect(saved).toEqual(forms.map((form) => fileOf(form, firstSeeds)));
});
