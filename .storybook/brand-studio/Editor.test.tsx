// @vitest-environment jsdom
import type { BrandSeed } from '@parlour/ui/theme';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Downloads } from './Downloads.tsx';
import { Editor } from './Editor.tsx';
import { type BrandFile, fileOf } from './files.ts';
import { firstSeeds, previewBrand } from './studio.ts';
import { wordsIn } from './texts.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const say = wordsIn('en');
let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

/** The field or slider with this name. */
function field(name: string): HTMLInputElement {
  const fields = [...box.querySelectorAll('input')];
  const found = fields.find(({ labels }) =>
    [...(labels ?? [])].some(({ textContent }) => textContent === name),
  );
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}

/** Types into a field or moves its slider, with the native setter, so that React notices the change. */
async function write(name: string, value: string): Promise<void> {
  const element = field(name);
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  await act(async () => {
    own?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function choose(group: string, option: string): Promise<void> {
  const options = [...box.querySelectorAll(`[role="radiogroup"][aria-label="${group}"] label`)];
  const found = options.find(({ textContent }) => textContent === option);
  const radio = found?.querySelector('input');
  if (!radio) throw new Error(`${group} has no ${option}`);
  await act(async () => radio.click());
}

type Seed = Exclude<keyof BrandSeed, '$schema'>;

/** How a person changes each seed. A seed without an entry does not compile. */
const changes: Readonly<Record<Seed, () => Promise<void>>> = {
  accent: () => write(say('studio.accentHue'), '20'),
  warm: () => write(say('studio.warmColour'), '#e2136e'),
  neutral: () => write(say('studio.neutralChroma'), '0.02'),
  accentFill: () => write(say('studio.pin'), '#c2185b'),
  radius: () => write(say('studio.radius'), '9'),
  shadow: () => write(say('studio.shadow'), '0.1'),
  density: () => choose(say('studio.density'), say('studio.roomy')),
  coverStyle: () => choose(say('studio.cover'), say('studio.square')),
  displayFont: () => write(say('studio.titleFace'), 'Georgia, serif'),
  name: () => write(say('studio.id'), 'surma'),
  names: () => write(say('studio.nameEn'), 'Surma'),
  logo: () => write(say('studio.logo'), 'M18 6c4 4.6 4 10.4 0 15-4-4.6-4-10.4 0-15Z'),
  currencySymbol: () => write(say('studio.currency'), 'Rs.'),
  numbers: () => choose(say('studio.grouping'), say('studio.lakh')),
};

test.each(Object.entries(changes))(
  '[BRD-02] the seed %s has a control that changes only this seed',
  async (seed, change) => {
    const onSeeds = vi.fn<(seeds: BrandSeed) => void>();
    await act(async () =>
      root.render(
        <Editor
          seeds={firstSeeds}
          brand={previewBrand(firstSeeds)}
          language="en"
          say={say}
          onSeeds={onSeeds}
          onDone={() => {}}
        />,
      ),
    );
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

test('[BRD-02] each file format has a button', async () => {
  const saved: BrandFile[] = [];
  await act(async () =>
    root.render(
      <Downloads say={say} seeds={firstSeeds} onSave={(file) => void saved.push(file)} />,
    ),
  );
  for (const button of box.querySelectorAll('button')) await act(async () => button.click());
  const forms = ['json', 'ts', 'tokens', 'css'] as const;
  expect(saved).toEqual(forms.map((form) => fileOf(form, firstSeeds)));
});
