import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupOfWidget, titleOfWidget, widgetGroups, withWidgetGroup } from './widgets.ts';

const root = join(import.meta.dirname, '../../../..');

/** The name of each widget that has stories, with the files that have them. */
const written = new Map<string, string[]>();
for (const file of globSync('packages/{features,embed}/src/**/*.stories.tsx', { cwd: root })) {
  const path = join(root, file);
  const name = /\btitle: 'Widgets\/([^'/]+)/.exec(readFileSync(path, 'utf8'))?.[1];
  if (name !== undefined) written.set(name, [...(written.get(name) ?? []), path]);
}

test('[SBK-02] a widget that is moved into a group of the sidebar keeps its ID', () => {
  const file = '/packages/features/src/agent/hourly/Live.stories.tsx';
  expect(withWidgetGroup("const meta = { title: 'Widgets/AgentHourlySalary/Live' };", file)).toBe(
    "const meta = { id: 'widgets-agenthourlysalary-live', title: 'Widgets/Agent/Hourly salary/Live' };",
  );
  const centre = '/packages/features/src/shared/centre-frame/CentreInPageView.stories.tsx';
  expect(withWidgetGroup("title: 'Widgets/CentreFrame/InPage'", centre)).toBe(
    "id: 'widgets-centreframe-inpage', title: 'Widgets/Member/Frame of the centre/In page'",
  );
  expect(withWidgetGroup("title: 'Widgets/Notice page/View'", centre)).toContain(
    "id: 'widgets-notice-page-view'",
  );
});

test('[SBK-02] each widget is in exactly one group of the sidebar', () => {
  expect(written.size).toBeGreaterThan(60);
  const groups = [...written].map(([name, files]) => [
    name,
    new Set(files.map((file) => groupOfWidget(name, file))).size,
    widgetGroups.some((group) => files.every((file) => groupOfWidget(name, file) === group)),
  ]);
  expect(groups.filter(([, count, isKnown]) => count !== 1 || !isKnown)).toEqual([]);
});

test('[SBK-02] the title of each widget is plain words, and belongs to no other of its group', () => {
  const shown = [...written].map(([name, [file = '']]) => ({
    group: groupOfWidget(name, file),
    title: titleOfWidget(name),
  }));
  // One capital at the start, and small words after it. An abbreviation is written in capitals.
  const plain = /^(?:[A-Z][a-z]+|VIP|SMS)(?: [a-z]+)*$/;
  expect(shown.filter(({ title }) => !plain.test(title))).toEqual([]);
  const places = shown.map(({ group, title }) => `${group}/${title}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

test('[SBK-02] a widget without a group is refused, with what to do', () => {
  const file = '/packages/features/src/shared/new.tsx';
  expect(() => withWidgetGroup("title: 'Widgets/New/View'", file)).toThrow(
    'New has no group. Add it to groupOfShared',
  );
});
