import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accordionStates } from './components/Accordion/Accordion.states.tsx';
import { barChartStates } from './components/BarChart/BarChart.states.tsx';
import { breadcrumbsStates } from './components/Breadcrumbs/Breadcrumbs.states.ts';
import { Breadcrumbs } from './components/Breadcrumbs/Breadcrumbs.tsx';
import { dataListStates } from './components/DataList/DataList.states.tsx';
import { kpiTileStates } from './components/KpiTile/KpiTile.states.tsx';
import { lineChartStates } from './components/LineChart/LineChart.states.tsx';
import { paginationStates } from './components/Pagination/Pagination.states.ts';
import { Pagination } from './components/Pagination/Pagination.tsx';
import { popoverStates } from './components/Popover/Popover.states.tsx';
import { sideMenuStates } from './components/SideMenu/SideMenu.states.tsx';
import { SideMenu } from './components/SideMenu/SideMenu.tsx';
import { stepperStates } from './components/Stepper/Stepper.states.ts';
import { Stepper } from './components/Stepper/Stepper.tsx';
import { tableStates } from './components/Table/Table.states.tsx';
import { timelineStates } from './components/Timeline/Timeline.states.ts';
import { tooltipStates } from './components/Tooltip/Tooltip.states.tsx';
import { nameOf, teamOf } from './components/TreeTable/samples.tsx';
import { treeTableStates } from './components/TreeTable/TreeTable.states.tsx';
import { BarChart, DataList, KpiTile, LineChart, Table, Timeline, TreeTable } from './data.ts';
import { Accordion, Popover, Tooltip } from './overlays.ts';

const nothing = () => undefined;

/** Every state of every component, in both languages, by name. */
const everything = (['bn', 'en'] as const).flatMap((language) => {
  const named = <Props,>(
    name: string,
    states: { statesIn: (of: typeof language) => Readonly<Record<string, Props>> },
    render: (props: Props) => ReactElement,
  ) =>
    Object.entries(states.statesIn(language)).map(
      ([state, props]) => [`${name} ${state} ${language}`, render(props)] as const,
    );
  return [
    ...named('accordion', accordionStates, (p) => <Accordion {...p} />),
    ...named('bar-chart', barChartStates, (p) => <BarChart format={String} {...p} />),
    ...named('breadcrumbs', breadcrumbsStates, (p) => <Breadcrumbs {...p} />),
    ...named('data-list', dataListStates, (p) => <DataList {...p} />),
    ...named('kpi-tile', kpiTileStates, (p) => <KpiTile {...p} />),
    ...named('line-chart', lineChartStates, (p) => <LineChart format={String} {...p} />),
    ...named('pagination', paginationStates, (p) => <Pagination onChange={nothing} {...p} />),
    ...named('side-menu', sideMenuStates, (p) => <SideMenu {...p} />),
    ...named('stepper', stepperStates, (p) => <Stepper {...p} />),
    ...named('table', tableStates, (p) => <Table getId={String} {...p} />),
    ...named('timeline', timelineStates, (p) => <Timeline {...p} />),
    ...named('tree-table', treeTableStates, (p) => (
      <TreeTable
        getId={String}
        getName={nameOf}
        getChildren={(member) => teamOf(member)}
        hasChildren={() => false}
        {...p}
      />
    )),
    // Of these two only the trigger is rendered before they open.
    ...named('button', popoverStates, (p) => <Popover {...p} />),
    ...named('button', tooltipStates, (p) => <Tooltip {...p} />),
  ] satisfies (readonly [string, ReactElement])[];
});

test.each(everything)('the server renders %s', (name, element) => {
  const [part = ''] = name.split(' ');
  expect(renderToString(element)).toMatch(new RegExp(`data-component="(icon-)?${part}"`));
});

test('[AGT-15] [MEM-07] no component renders more than a screenful, for any amount of data', () => {
  for (const [name, element] of everything) {
    const nodes = renderToString(element).match(/<[a-z]/g)?.length ?? 0;
    expect(nodes, name).toBeLessThan(1400);
  }
});

test('[I18-03] a value beside the grid has its sign before the number, also in right-to-left text', () => {
  const { losses } = barChartStates.statesIn('en');
  const inThousands = (value: number) => `${value} k`;
  const html = renderToString(
    <BarChart {...losses} format={inThousands} formatTick={inThousands} />,
  );
  const [, plot = ''] = html.split('data-part="plot"');
  expect(plot).toMatch(/<bdi translate="no" dir="ltr">-\d+ k<\/bdi>/);
});
