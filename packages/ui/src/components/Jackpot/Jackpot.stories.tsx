import type { Meta } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { ShadowIsland } from '../../testing/ShadowIsland.tsx';
import { type Extra, storiesFor } from '../../testing/stories.tsx';
import { manualClock } from '../motion/manual.ts';
import { jackpotStates } from './Jackpot.states.ts';
import { Jackpot, type JackpotProps } from './Jackpot.tsx';

const meta: Meta<typeof Jackpot> = { title: 'Components/Jackpot', component: Jackpot };
export default meta;

const story = storiesFor(Jackpot, jackpotStates, {
  wrap: (jackpot) => <div style={{ maxInlineSize: 372 }}>{jackpot}</div>,
});
const wide = storiesFor(Jackpot, jackpotStates, { wide: true });
const phone = { viewport: { value: 'w360' } };

export const Simulated = story('simulated', {
  name: '[JPT-02] A simulated amount has the demo badge and a demo note',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.labels.demo)).toBeVisible();
    await expect(canvas.getByText(args.labels.demoNote)).toBeVisible();
    const figure = canvas.getByRole('img');
    await expect(figure).toHaveAccessibleName(args.labels.amount?.(`${args.currency}1,482,931`));
  },
});
/** Checks that every digit is `height` px high. */
const digitsOf =
  (height: number): NonNullable<Extra<JackpotProps>['play']> =>
  async ({ canvasElement }) => {
    const digits = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="digit"]')];
    await expect(digits.length).toBeGreaterThan(5);
    await expect(new Set(digits.map(({ offsetHeight }) => offsetHeight))).toEqual(
      new Set([height]),
    );
  };
export const Fixed = story('fixed', {
  name: '[JPT-01] Digits of a card are 50 px high',
  play: digitsOf(50),
});
export const Live = story('live', {
  name: '[JPT-02] A live amount has no badge and links to its rules',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText(args.labels.demo)).toBeNull();
    const rules = canvas.getByRole('link', { name: args.labels.rules });
    await expect(rules).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
});
export const Stale = story('stale', {
  name: '[JPT-02] A stale live amount says how old it is',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.labels.asOf)).toBeVisible();
  },
});
export const Banner = wide('banner', {
  name: '[JPT-01] Digits of a banner are 78 px high',
  play: digitsOf(78),
});
export const Bar = wide('bar', {
  name: '[JPT-01] Digits of a bar are 50 px high on a desktop',
  play: digitsOf(50),
});
export const Lakh = story('lakh', {
  name: '[I18-02] Commas are placed by lakh, visibly and in the name',
  play: async ({ canvas, canvasElement, args }) => {
    const figure = canvas.getByRole('img');
    await expect(figure).toHaveAccessibleName(args.labels.amount?.(`${args.currency}14,82,930`));
    const places = [...(canvasElement.querySelector('[data-part="digits"]')?.children ?? [])];
    const isComma = (place: Element) => place.textContent === ',';
    // The currency comes first, then 14,82,930.
    await expect(places.map(isComma).map(Number).join('')).toBe('0001001000');
  },
});
/** Checks that no glyph is taller or wider than its cell, and that each strip shows Bengali digits. */
const bengaliDigitsFit: NonNullable<Extra<JackpotProps>['play']> = async ({ canvasElement }) => {
  const strips = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="strip"]')];
  await expect(strips.length).toBe(7);
  for (const strip of strips) {
    await expect(strip.textContent).toMatch(/^(?:[০-৯]\n?){20}$/);
    const range = document.createRange();
    range.selectNodeContents(strip);
    const cell = strip.parentElement?.getBoundingClientRect().width ?? 0;
    await expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(cell);
  }
};
export const BengaliDigits = story('bengaliDigits', {
  name: '[I18-02] The columns roll through Bengali digits; the name uses them too',
  play: async (context) => {
    const { canvas, args } = context;
    await bengaliDigitsFit(context);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      args.labels.amount?.(`${args.currency}১৪,৮২,৯৩০`),
    );
  },
});
export const BengaliBanner = wide('bengaliBanner', { play: bengaliDigitsFit });
export const BengaliBar = wide('bengaliBar', { play: bengaliDigitsFit });
/** Checks that the card cuts nothing of the amount, and that each glyph is inside its cell. */
const figureFits: NonNullable<Extra<JackpotProps>['play']> = async ({ canvasElement }) => {
  const middle = canvasElement.querySelector('[data-part="digits"]')?.parentElement;
  if (!middle) throw new Error('no figure');
  const { left, right } = middle.getBoundingClientRect();
  const cells = [...middle.querySelectorAll('[data-part="digit"]')];
  for (const cell of cells) {
    const box = cell.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(left);
    await expect(box.right).toBeLessThanOrEqual(right);
    const glyphs = document.createRange();
    glyphs.selectNodeContents(cell);
    await expect(glyphs.getBoundingClientRect().width).toBeLessThanOrEqual(box.width);
  }
};
export const TenDigits = wide('tenDigits');
const inNarrowCard = storiesFor(Jackpot, jackpotStates, {
  wrap: (jackpot) => <div style={{ inlineSize: 290 }}>{jackpot}</div>,
});
export const TenDigitsInNarrowCard = inNarrowCard('tenDigits', {
  name: '[JPT-01] Ten digits fit a card of 290 px',
  play: figureFits,
});
export const BannerInNarrowCard = inNarrowCard('banner', {
  name: '[JPT-01] A banner fits a card of 290 px at any window width',
  play: figureFits,
});
export const OnPhone = story('simulated', { globals: phone });
export const BannerOnPhone = wide('banner', { globals: phone });

const islanded = storiesFor(Jackpot, jackpotStates, {
  wrap: (jackpot) => <ShadowIsland>{jackpot}</ShadowIsland>,
});

export const InShadowRoot = islanded('simulated', {
  name: '[JPT-02] In a partner page\u2019s shadow root it keeps its look and its demo badge',
  play: async ({ canvas, args }) => {
    const root = canvas.getByTestId('host').shadowRoot;
    const jackpot = await waitFor(() => {
      const found = root?.querySelector<HTMLElement>('[data-component="jackpot"]');
      if (!found) throw new Error('not there yet');
      return found;
    });
    await expect(within(jackpot).getByText(args.labels.demo)).toBeVisible();
    // The board has its background, so our styles apply inside.
    await expect(getComputedStyle(jackpot).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
});

const ticking = manualClock(Date.UTC(2026, 10, 20));
const commits = { count: 0 };

/** Counts React commits. */
function Counted(props: JackpotProps) {
  return (
    <Profiler
      id="jackpot"
      onRender={() => {
        commits.count += 1;
      }}
    >
      <div style={{ maxInlineSize: 372 }}>
        <Jackpot {...props} />
      </div>
    </Profiler>
  );
}

export const MovesByTransformOnly = storiesFor(Counted, jackpotStates)('timeDerived', {
  name: '[JPT-01] A new amount causes no render and changes only transforms and the accessible name',
  args: { clock: ticking },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('img');
    const before = figure.getAttribute('aria-label');
    const height = canvasElement.getBoundingClientRect().height;
    const changes: string[] = [];
    const watch = new MutationObserver((list) => {
      for (const { type, attributeName } of list) changes.push(attributeName ?? type);
    });
    watch.observe(canvasElement, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    const drawn = commits.count;
    ticking.pass(30_000);
    await new Promise((next) => requestAnimationFrame(next));
    watch.disconnect();
    await expect(figure.getAttribute('aria-label')).not.toBe(before);
    await expect(changes.length).toBeGreaterThan(9);
    await expect([...new Set(changes)].sort()).toEqual(['aria-label', 'style']);
    await expect(commits.count).toBe(drawn);
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    // The digits on screen match the accessible name.
    const said = figure.getAttribute('aria-label')?.replace(/\D/g, '');
    const strips = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="strip"]')];
    const stands = strips.map(({ style }) => Number.parseFloat(style.transform.slice(11)) / -5);
    await expect(stands.join('')).toBe(said);
  },
});

// Stories that the build adds: TimeDerived, WithLatestWinner, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
