import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { ThemeIsland } from '../../components/ThemeIsland/ThemeIsland.tsx';
import { sayIn } from '../../samples/samples.ts';
import { brandSeeds } from '../brands/brands.ts';
import type { BrandId } from '../brands/info.ts';
import type { Scheme } from '../contrast.ts';
import { type Brand, defineBrand } from '../define-brand.ts';
import { applyBrand } from './apply-brand.ts';
import { readBrand } from './read-brand.ts';
import sample from './sample.json' with { type: 'json' };

/** Islands inside islands: no brand or scheme may affect the next one. */
function Islands({ language }: { language: 'bn' | 'en' }) {
  const renders = useRef(0);
  renders.current += 1;
  const say = sayIn(language);
  const button = <Button variant="primary">{say('action.deposit')}</Button>;
  return (
    <div data-testid="page" data-renders={renders.current} style={{ display: 'grid', gap: 16 }}>
      {button}
      <Island at="shapla" scheme="dark">
        {button}
        <Island at="raat" scheme="light">
          {button}
          <Island at="kajol" scheme="dark">
            {button}
            <Island at="padma" scheme="light">
              {button}
            </Island>
          </Island>
        </Island>
      </Island>
    </div>
  );
}

function Island(props: { at: string; scheme: Scheme; children: React.ReactNode }) {
  const style = { display: 'grid', gap: 16, padding: 16, justifyItems: 'start' };
  return (
    <ThemeIsland brand={props.at} scheme={props.scheme} data-testid={props.at} style={style}>
      {props.children}
    </ThemeIsland>
  );
}

const meta: Meta<typeof Islands> = {
  title: 'Brand/Run time',
  component: Islands,
  render: (_args, { globals }) => <Islands language={globals.language === 'en' ? 'en' : 'bn'} />,
};
export default meta;

type Story = StoryObj<typeof Islands>;

export const Nested: Story = {
  name: '[BRD-02] [THM-01] Brands and schemes can be nested, built-in and run-time ones',
  play: async ({ canvas, canvasElement }) => {
    const page = canvas.getByTestId('kajol');
    const applied = applyBrand(JSON.stringify(sample), page);
    await expect(page).toHaveAttribute('data-scheme', 'dark');
    const built = (id: BrandId) => defineBrand(brandSeeds[id]);
    await shows(canvas.getByTestId('shapla'), built('shapla'), 'dark');
    await shows(canvas.getByTestId('raat'), built('raat'), 'light');
    await shows(canvas.getByTestId('kajol'), applied.brand, 'dark');
    await shows(canvas.getByTestId('padma'), built('padma'), 'light');
    await expect(applied.info).toMatchObject({ names: sample.names, logo: sample.logo });
    await expect(canvasElement.ownerDocument.adoptedStyleSheets).toHaveLength(1);
    applied.remove();
    await expect(canvasElement.ownerDocument.adoptedStyleSheets).toHaveLength(0);
  },
};

export const WithoutReload: Story = {
  name: '[BRD-02] A page changes its brand without a render and without reading layout',
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const island = canvas.getByTestId('shapla');
    const changes: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => changes.push(...records));
    watcher.observe(page, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    let applied: ReturnType<typeof applyBrand> | undefined;
    const reads = layoutReads(() => {
      applied = applyBrand(sample, page);
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (!applied) throw new Error('The brand was not applied');
    const { scheme = '' } = page.ownerDocument.documentElement.dataset;
    await shows(page, applied.brand, scheme === 'dark' ? 'dark' : 'light');
    await shows(island, defineBrand(brandSeeds.shapla), 'dark');
    await expect(reads).toEqual([]);
    await expect(page).toHaveAttribute('data-renders', '1');
    changes.push(...watcher.takeRecords());
    watcher.disconnect();
    await expect(changes.map(({ target, attributeName }) => [target, attributeName])).toEqual([
      [page, 'data-brand'],
      [page, 'data-scheme'],
    ]);
    const again = applyBrand({ ...sample, accent: 'teal' }, page);
    await shows(page, again.brand, scheme === 'dark' ? 'dark' : 'light');
    again.remove();
    applied.remove();
    await expect(page).not.toHaveAttribute('data-brand');
    await expect(page.ownerDocument.adoptedStyleSheets).toHaveLength(0);
  },
};

export const Refused: Story = {
  name: '[BRD-02] A hostile brand changes nothing and the error says why',
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const hostile = { ...sample, warm: 'red;}body{display:none', css: '@import "x"' };
    await expect(() => applyBrand(hostile, page)).toThrow('warm: text; css: unknown');
    await expect(page).not.toHaveAttribute('data-brand');
    await expect(page.ownerDocument.adoptedStyleSheets).toHaveLength(0);
    await expect(readBrand(sample).ok).toBe(true);
  },
};

/** Checks the tokens of an element and the colours of its own button. */
async function shows(element: HTMLElement, brand: Brand, scheme: Scheme): Promise<void> {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--pl-${name}`).trim();
  for (const [name, value] of Object.entries(brand[scheme])) {
    const property = name.startsWith('shadow') ? 'boxShadow' : 'color';
    await expect(`${name} ${computed(property, token(name))}`).toBe(
      `${name} ${computed(property, value)}`,
    );
  }
  for (const name of ['radius-lg', 'control-md', 'cover-ratio'] as const) {
    await expect(token(name).replaceAll(' ', '')).toBe(brand.shape[name].replaceAll(' ', ''));
  }
  await expect(style.colorScheme).toBe(scheme);
  const button = element.querySelector<HTMLElement>(':scope > [data-component="button"]');
  const painted = button ? getComputedStyle(button).backgroundColor : '';
  await expect(painted).toBe(rgb(brand[scheme]['color-accent-fill']));
}

/** Returns a value as the browser computes it, because the production build shortens values. */
function computed(property: 'color' | 'boxShadow', value: string): string {
  const probe = document.createElement('i');
  probe.style[property] = value;
  document.body.append(probe);
  const understood = probe.style[property] === '' ? 'nothing' : getComputedStyle(probe)[property];
  probe.remove();
  return understood;
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Returns the names of the layout properties read while `run` runs. */
function layoutReads(run: () => void): string[] {
  const asked: string[] = [];
  const watched: [object, string][] = [
    ...['offsetWidth', 'offsetHeight', 'offsetTop', 'innerText'].map((key): [object, string] => [
      HTMLElement.prototype,
      key,
    ]),
    ...['clientWidth', 'clientHeight', 'scrollTop', 'scrollHeight', 'getBoundingClientRect'].map(
      (key): [object, string] => [Element.prototype, key],
    ),
    [window, 'getComputedStyle'],
  ];
  const undo = watched.map(([owner, key]) => {
    const original = Object.getOwnPropertyDescriptor(owner, key);
    if (!original) throw new Error(`No ${key} to watch`);
    Object.defineProperty(owner, key, {
      configurable: true,
      get() {
        asked.push(key);
        return original.get ? Reflect.apply(original.get, this, []) : original.value;
      },
    });
    return () => Object.defineProperty(owner, key, original);
  });
  run();
  for (const restore of undo) restore();
  return asked;
}
