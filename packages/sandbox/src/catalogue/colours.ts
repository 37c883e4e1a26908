import { coverPalette, subjectName } from '../art/cover.ts';
import { palettes } from '../art/palettes.ts';
import type { Entry } from './entries.ts';

/** Hue of a colour `#rrggbb` in degrees; a grey has none and counts as 0. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return 60 * (most === green ? (blue - red) / range + 2 : (red - green) / range + 4);
}

/** Two grounds look like one colour when their hues differ by fewer degrees than this. */
const near = 26;

const hues = palettes.map(({ base }) => hueOf(base));

/** For each palette, the palettes that look like it, itself included. */
const alike: readonly (readonly number[])[] = hues.map((hue) =>
  hues.flatMap((other, palette) => {
    const apart = Math.abs(hue - other);
    return Math.min(apart, 360 - apart) < near ? [palette] : [];
  }),
);

/** A cover whose colours are already chosen. */
interface Shown {
  readonly look: string;
  readonly palette: number;
}

/** How many earlier covers of a list are compared: more than one row has. */
const reach = 8;

/** The cost of looking like the cover one place before; the cost decreases with the distance. */
const costs = { samePicture: 90, sameColour: 12, nearPicture: 9, nearColour: 4 };

/**
 * How many palettes each cover moves on, so that neighbours have different colours in every list: in the list of their
 * type, among the hot and the new games and in the list of their vendor (GAM-05). One pass in the order of the entries:
 * equal entries give equal colours.
 */
export function paletteStepsOf(
  entries: readonly Entry[],
  hot: ReadonlySet<number>,
): readonly number[] {
  const lists = new Map<string, Shown[]>();
  const listOf = (name: string): Shown[] => {
    const known = lists.get(name);
    if (known) return known;
    const made: Shown[] = [];
    lists.set(name, made);
    return made;
  };

  return entries.map((entry) => {
    const { nodeId, type, vendor, family, subject } = entry;
    const look = subjectName(subject);
    const own = coverPalette(nodeId, { type, vendor: vendor.mark, ...(family && { family }) });
    const among = [
      listOf(type),
      listOf(`${type} ${vendor.code}`),
      ...(hot.has(nodeId) ? [listOf('hot')] : []),
      ...(entry.isNew ? [listOf('new')] : []),
    ];
    const cost = palettes.map(() => 0);
    const add = (palette: number, amount: number) => {
      cost[palette] = (cost[palette] ?? 0) + amount;
    };
    for (const list of among) {
      for (let back = 1; back <= Math.min(reach, list.length); back++) {
        const before = list[list.length - back];
        if (!before) break;
        const same = before.look === look;
        add(before.palette, (same ? costs.samePicture : costs.sameColour) / back);
        for (const palette of alike[before.palette] ?? []) {
          add(palette, (same ? costs.nearPicture : costs.nearColour) / back ** 2);
        }
      }
    }
    const costOf = (step: number) => cost[(own + step) % palettes.length] ?? 0;
    let best = 0;
    for (let step = 1; step < palettes.length; step++) {
      if (costOf(step) < costOf(best)) best = step;
    }
    const shown = { look, palette: (own + best) % palettes.length };
    for (const list of among) list.push(shown);
    return best;
  });
}
