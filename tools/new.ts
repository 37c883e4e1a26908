import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { componentPlan } from './new/component.ts';
import { operationPlan } from './new/operation.ts';
import { pagePlan } from './new/page.ts';
import { carryOut, type Plan, placeIn } from './new/plan.ts';
import { widgetPlan } from './new/widget.ts';

// pnpm new: the skeleton of a part of the product, whole and in order, to be filled in (CONTRIBUTING.md).

const usage = `pnpm new component|widget|page|operation NAME [options]

  Writes the skeleton of a part of the product, in order for every check, and says what to do next. Nothing is touched
  where a name is taken.
  pnpm new component SavedGames      packages/ui: component, styles, states, docs, stories
  pnpm new widget saved-games        packages/features: view, widget, states, stories, texts, test; member-… and agent-…
                                     are pages of a centre
  pnpm new page saved-games          apps/web: route, page, entry of the search; its widget too where there is none
  pnpm new operation redeem-voucher  contract, and its route in the reference backend; get-… asks and changes nothing
  --group Data      component: its group of the sidebar (tools/story-index/groups.ts)
  --entry index     component: index, content, data, forms or overlays, which exports it
  --bn "সংরক্ষিত গেম"  widget, page: its title in Bengali
  --en "Saved games"  widget, page: its title in English
  --tag member      operation: its tag of the contract`;

helpWhenAsked(usage);

const options = {
  group: { type: 'string' },
  entry: { type: 'string' },
  bn: { type: 'string' },
  en: { type: 'string' },
  tag: { type: 'string' },
} as const;

const place = placeIn(root);

/** The kinds, the options each of them takes, and how it is planned. */
const kinds = {
  component: { takes: ['group', 'entry'], plan: componentPlan },
  widget: { takes: ['bn', 'en'], plan: widgetPlan },
  page: { takes: ['bn', 'en'], plan: pagePlan },
  operation: { takes: ['tag'], plan: operationPlan },
} as const;

const isKind = (text: string): text is keyof typeof kinds => Object.hasOwn(kinds, text);

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [kind = '', name, ...more] = positionals;
  if (!isKind(kind) || name === undefined || more.length > 0) throw new RangeError(usage);
  const { plan } = kinds[kind];
  const takes: readonly string[] = kinds[kind].takes;
  const foreign = Object.keys(values).find((option) => !takes.includes(option));
  if (foreign !== undefined) throw new RangeError(`A ${kind} takes no --${foreign}.\n\n${usage}`);
  write(plan(name, values, place));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function write(plan: Plan): void {
  const { written, changed } = carryOut(plan, place);
  const formatted = inFormat([...written, ...changed]);
  const next = formatted ? plan.next : ['pnpm format: biome is not installed', ...plan.next];
  const list = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('');
  console.log(`Wrote\n${list(written)}\nChanged\n${list(changed)}\nNext\n${list(next)}`.trimEnd());
}

/** The lines of a long name break where the formatter breaks them. Whether there is one. */
function inFormat(paths: readonly string[]): boolean {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  if (!existsSync(biome)) return false;
  const known = paths.filter((path) => /\.(?:tsx?|json)$/.test(path));
  const args = ['check', '--write', '--vcs-enabled=false', '--log-level=error', ...known];
  execFileSync(process.execPath, [biome, ...args], { cwd: root, stdio: 'pipe' });
  return true;
}
