import { readFileSync, writeFileSync } from 'node:fs';
import type { TestedMode } from '../story-index/modes.ts';
import { onlyIn, pictured, sheet } from '../story-index/overview.ts';
import type { IndexEntry } from './story-index.ts';

/** What a visit of a story looks at, apart from its behaviour and its errors. */
export interface Looks {
  /** Whether axe runs. */
  readonly axe: boolean;
  /** Whether its picture is taken. */
  readonly picture: boolean;
}

/** The stories to visit in one mode, by their IDs. */
export type Plan = ReadonlyMap<string, Looks>;

type Plans = ReadonlyMap<TestedMode, Plan>;

/** Whether a story is looked at in a mode: in every one, unless it belongs to one of them alone. */
export const isIn = (story: IndexEntry, mode: TestedMode): boolean =>
  !isOfOneMode(story) || story.tags.includes(onlyIn(mode));

/** Whether a story belongs to one mode alone. */
const isOfOneMode = ({ tags }: IndexEntry): boolean => tags.some((tag) => tag.startsWith('only-'));

/** Every story in every mode that it belongs to, with axe, and with its picture where it has one. */
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
 * What a change has to pass (docs/decisions/036):
 * - with axe and picture, in every mode: the page of all states of a component,
 *   faces of widgets, what covers the page, brands;
 * - with its picture, in one mode: the same states right to left and in forced colours, which axe has met;
 * - once, its mode alternating along the list: every other state of a widget,
 *   with axe, and every behaviour of a component, whose states axe has met on their page.
 * A state of a component is shown on its page of all states, so it has no visit of its own.
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

/** What comes before the name of a story in its ID; the same for looks and behaviours, whose titles differ. */
const componentIdOf = ({ id }: IndexEntry): string => id.split('--')[0] ?? id;

/** Writes a plan for the test-runner, which runs in a process of its own. */
export const writePlan = (file: string, plan: Plan): void =>
  writeFileSync(file, JSON.stringify(Object.fromEntries(plan)));

/** Reads it there; throws when it is something else. */
export function readPlan(file: string): Plan {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(Object(read)).map(([id, looks]) => {
      const { axe, picture } = Object(looks);
      return [id, { axe: axe === true, picture: picture === true }];
    }),
  );
}
