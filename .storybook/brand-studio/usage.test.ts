import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoleName } from '@parlour/ui/theme';
import { expect, test } from 'vitest';
import { purposeOf } from '../../packages/ui/src/theme/purposes.ts';
import { tokensOf, usesOf } from './usage.ts';

test('[BRD-02] reads which roles a style sheet uses', () => {
  const uses = usesOf({
    '../ui/src/components/Pill/Pill.css.ts':
      'const { color } = vars; a: color.text.onAccent, b: vars.color.accent.fill, c: color.focus, d: color.chart.c2, e: color.accent.softHover, f: colour.text.muted, g: color.nothing.here',
    '../ui/src/components/Badge/Badge.css.ts': 'color.accent.fill',
    '../features/src/site/home/HomeView.css.ts': 'vars.color.accent.fill',
  });
  expect(uses).toEqual({
    'text-on-accent': ['Pill'],
    'accent-fill': ['Badge', 'Pill', 'site/home'],
    focus: ['Pill'],
    'chart-2': ['Pill'],
    'accent-soft-hover': ['Pill'],
    'nothing-here': ['Pill'],
  });
});

test('[BRD-02] finds the roles of the real style sheets', () => {
  const ui = join(import.meta.dirname, '../../packages/ui/src');
  const files = globSync('components/**/*.css.ts', { cwd: ui });
  const uses = usesOf(
    Object.fromEntries(files.map((file) => [join(ui, file), readFileSync(join(ui, file), 'utf8')])),
  );
  expect(uses['accent-fill']).toContain('Button');
  expect(uses['surface-inverse']).toContain('Jackpot');
  expect(Object.keys(uses).filter(isRoleName).length).toBeGreaterThan(30);
  // A colour that is not a role would have no value.
  expect(Object.keys(uses).filter((name) => !isRoleName(name))).toEqual([]);
});

test('[SBK-01] reads the tokens other than colours that a component uses', () => {
  const used = tokensOf(
    {
      '../ui/src/components/Pill/Pill.css.ts':
        'vars.space.s2, radius.full, type.titleS, vars.motion.easeOut, control.md, space.s99, event.type.name, color.text.muted',
      '../features/src/site/home/HomeView.css.ts': 'space.s12, z.sticky',
    },
    (path) => purposeOf(path) !== '',
  );
  expect(used).toEqual({
    Pill: ['control.md', 'motion.ease-out', 'radius.full', 'space.2', 'type.title-s'],
    'site/home': ['space.12', 'z.sticky'],
  });
});
