import { onlyIn, pictured, sheet } from '@parlour/stories/list';
import type { TestedMode } from '@parlour/stories/modes';
import type { Looks, Plan } from '@parlour/stories/visual';
import type { IndexEntry } from './story-index.ts';

type Plans = ReadonlyMap<TestedMode, Plan>;

/** Whether a story is visited in a mode: in every mode, unless it belongs to a single one. */
export const isIn = (story: IndexEntry, mode: TestedMode): boolean =>
  !isOfOneMode(story) || story.tags.includes(onlyIn(mode));

/** Whether a story belongs to one mode alone. */
const isOfOneMode = ({ tags }: IndexEntry): boolean => tags.some((tag) => tag.startsWith('only-'));

/** Every story in every mode it belongs to, with axe, and with its picture if it has one. */
export function everything(stories: readonly IndexEntry[], modes: readonly TestedMode[]): Plans {
  const planFor = (mode: TestedMode): Plan =>
    new Map(
      stories
        .filter((story) => isIn(story, mode))
        .map(({ id, tags }) => [id, { axe: true, picture: tags.includes(pictured) }]),
    );
  return new Map(modes.map((mode) => [mode, planFor(mode)]));
}

/**
 * The visits that a change has to pass (docs/decisions/036):
 * - with axe and picture, in every mode: the page of all states of a component,
 *   faces of widgets, stories that cover the page, brands;
 * - with its picture, in one mode: the same states right to left and in forced colours, which axe has checked already;
 * - once, in alternating modes along the list: every other state of a widget,
 *   with axe, and every behaviour of a component, whose states axe has checked on their page.
 * A state of a component has no visit of its own, because it is on the page of all states.
 */
export function gate(stories: readonly IndexEntry[], modes: readonly TestedMode[]): Plans {
  const plans = new Map(modes.map((mode) => [mode, new Map<string, Looks>()]));
  const onSheets = new Set(
    stories.flatMap((story) => (story.tags.includes(sheet) ? componentIdOf(story) : [])),
  );
  let turn = 0;
  for (const story of stories) {
    const { id, tags } = story;
    if (tags.includes(pictured)) {
      for (const [mode, plan] of plans) {
        if (isIn(story, mode)) plan.set(id, { axe: !isOfOneMode(story), picture: true });
      }
      continue;
    }
    const isOnSheet = onSheets.has(componentIdOf(story));
    if (isOnSheet && !tags.includes('play-fn')) continue;
    const mode = modes[turn % modes.length];
    turn += 1;
    if (mode) plans.get(mode)?.set(id, { axe: !isOnSheet, picture: false });
  }
  return plans;
}

/** The part of an ID before the name of the story. It is the same for looks and behaviours, whose titles differ. */
const componentIdOf = ({ id }: IndexEntry): string => id.split('--')[0] ?? id;
