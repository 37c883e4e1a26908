import { createRandom, type Random } from '../art/rng.ts';

/** Number of downlines of the demo agent, and of levels below it. */
export const teamSize = 10_000;
export const teamDepth = 5;

/** Status of a downline's account. */
export const standings = ['active', 'inactive', 'locked'] as const;
export type Standing = (typeof standings)[number];

/**
 * The shape of a team as columns, in pre-order: the team below `node` consists of the nodes from `node + 1` to `node +
 * size[node]`, so that any sum over a team is a sum over a range.
 */
export interface TeamTree {
  /** Index of the upline; -1 for the agent. */
  readonly parent: Int32Array;
  /** 1 for the agent's direct downlines, 5 for the deepest. */
  readonly level: Uint8Array;
  /** Number of downlines at any depth. */
  readonly size: Int32Array;
  /** Number of direct downlines. */
  readonly direct: Int32Array;
  /** 1 where the downline is an agent. */
  readonly isAgent: Uint8Array;
  /** Index into `standings`. */
  readonly standing: Uint8Array;
  /** Days since the account was opened, counted from the day the backend began. */
  readonly age: Uint16Array;
  /** How often it plays, from 0 (never) to 255 (every day). */
  readonly habit: Uint8Array;
}

/** Downlines per level, and the share of them that are agents, in percent. */
const levels = [
  { count: 84, agents: 36 },
  { count: 1_180, agents: 17 },
  { count: 3_340, agents: 11 },
  { count: 3_420, agents: 8 },
  { count: 1_976, agents: 0 },
] as const;

interface Sketch {
  readonly agent: boolean;
  readonly children: Sketch[];
}

/** Assigns the downlines of each level to the agents above; a few agents get many, most get some. */
function sketch(random: Random): readonly Sketch[] {
  const first: Sketch[] = [];
  let uplines: Sketch[] = [{ agent: true, children: first }];
  for (const { count, agents } of levels) {
    const next: Sketch[] = [];
    for (let index = 0; index < count; index += 1) {
      const skew = Math.floor(random.next() ** 1.8 * uplines.length);
      // Every agent gets a downline before any gets a second one.
      const upline = uplines[index < uplines.length ? index : skew];
      const downline: Sketch = { agent: random.next() * 100 < agents, children: [] };
      upline?.children.push(downline);
      if (downline.agent) next.push(downline);
    }
    uplines = next;
  }
  return first;
}

/** Builds the team of a seed in about five milliseconds and 200 KB. */
export function createTree(seed: number): TeamTree {
  const random = createRandom(seed * 389 + 11);
  const tree: TeamTree = {
    parent: new Int32Array(teamSize),
    level: new Uint8Array(teamSize),
    size: new Int32Array(teamSize),
    direct: new Int32Array(teamSize),
    isAgent: new Uint8Array(teamSize),
    standing: new Uint8Array(teamSize),
    age: new Uint16Array(teamSize),
    habit: new Uint8Array(teamSize),
  };
  let next = 0;
  const place = (person: Sketch, parent: number, level: number, youngest: number): number => {
    const node = next;
    next += 1;
    const chance = random.next();
    tree.parent[node] = parent;
    tree.level[node] = level;
    tree.direct[node] = person.children.length;
    tree.isAgent[node] = person.agent ? 1 : 0;
    tree.standing[node] = chance < 0.86 ? 0 : chance < 0.97 ? 1 : 2;
    // No downline joined before its upline.
    const age = Math.floor(
      random.bool(0.05) ? random.next() * Math.min(30, youngest) : random.range(0.3, 1) * youngest,
    );
    tree.age[node] = age;
    tree.habit[node] = Math.floor(random.next() ** 2 * 110) + (person.agent ? 40 : 0);
    for (const child of person.children) place(child, node, level + 1, age);
    tree.size[node] = next - node - 1;
    return node;
  };
  for (const person of sketch(random)) place(person, -1, 1, 900);
  return tree;
}

/** Direct downlines of a node (-1: of the agent), in their order. */
export function childrenOf(tree: TeamTree, node: number): number[] {
  const children: number[] = [];
  const end = node < 0 ? teamSize : node + 1 + (tree.size[node] ?? 0);
  for (let child = node + 1; child < end; child += 1 + (tree.size[child] ?? 0)) {
    children.push(child);
  }
  return children;
}

/** The path to a node: its uplines from the first level on, without the node itself. */
export function uplinesOf(tree: TeamTree, node: number): number[] {
  const uplines: number[] = [];
  for (let at = tree.parent[node] ?? -1; at >= 0; at = tree.parent[at] ?? -1) uplines.unshift(at);
  return uplines;
}
