import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { toCaps } from '../rebates/rebates-model.ts';
import type { Detail } from './DetailWindow.props.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';
import { toDownline } from './downlines-model.ts';
import { usualPlace } from './place.ts';
import { below, hostile, page, people, samplePerson, writing } from './samples.ts';

/** The team of an agent in every state it can be in (SBK-01). */
export const downlinesStates = defineStates<DownlinesViewProps>()(() => {
  const rows = people.map((row) => toDownline(row, writing));
  const branches = new Map([['m-1', below.map((row) => toDownline(row, writing))]]);
  const content = {
    place: usualPlace,
    standing: { path: [], direct: 86, all: 10_002 },
    person: null,
    list: {
      status: 'ready',
      value: page(people, { totalPages: 5, totalCount: 86 }),
    },
    isTurning: false,
    tree: {
      rows: { status: 'ready', value: rows },
      below: (id: string) => branches.get(id),
      open: new Set<string>(),
      failed: new Set<string>(),
      reading: null,
    },
    detail: null,
    wide: true,
    hrefOf: (of: string) => `?of=${of}`,
  } as const;
  const tree = { ...content, place: { ...usualPlace, view: 'tree' } } as const;
  const opened = { ...content.tree, open: new Set(['m-1']) };
  const caps = toCaps([
    { gameType: 'RNG', maxRate: '0.6' },
    { gameType: 'LIVE', maxRate: '0.4' },
    { gameType: 'SPORTS', maxRate: '0.5' },
  ]);
  const detail: Detail = {
    person: samplePerson(),
    path: [{ id: 'm-1', account: 'ta***33' }],
    caps: { status: 'ready', value: caps },
    saving: { busy: false, failed: null },
    transfer: null,
  };
  const deep = {
    path: [
      { id: 'm-1', account: 'ta***33' },
      { id: 'm-6', account: 'ja***52' },
      { id: 'm-11', account: 'bi***40' },
    ],
    direct: 31,
    all: 284,
  };
  const far = samplePerson({ memberId: 'm-11', account: 'bi***40', nickname: 'বিপ্লব', level: 3 });
  const failed = {
    status: 'error',
    error: new ApiError('HTTP', { http: 502 }),
    busy: false,
  } as const;
  return {
    list: content,
    phone: { ...content, wide: false },
    phoneFiltered: {
      ...content,
      wide: false,
      place: { ...usualPlace, level: '2', status: 'active' },
    },
    tree: { ...tree, tree: opened },
    treePhone: { ...tree, tree: opened, wide: false },
    treeWaiting: { ...tree, tree: { ...content.tree, open: new Set(['m-2']) } },
    treeFailed: {
      ...tree,
      tree: { ...content.tree, open: new Set(['m-2']), failed: new Set(['m-2']) },
    },
    treeReading: { ...tree, tree: { ...opened, reading: { read: 100, of: 10_000 } } },
    treeMany: {
      ...tree,
      tree: {
        ...content.tree,
        rows: {
          status: 'ready',
          value: Array.from({ length: 10_000 }, (_, index) =>
            samplePerson({
              memberId: `n-${index}`,
              account: `na***${index}`,
              validBet: `${index}.00`,
            }),
          ),
        },
      },
    },
    below: {
      ...content,
      place: { ...usualPlace, of: 'm-11' },
      standing: deep,
      person: far,
      list: { status: 'ready', value: page(below) },
    },
    found: {
      ...content,
      place: { ...usualPlace, search: 'ri' },
      list: { status: 'ready', value: page(below) },
    },
    foundNobody: {
      ...content,
      place: { ...usualPlace, search: 'nobody_here' },
      list: { status: 'ready', value: page([]) },
    },
    noneFit: {
      ...content,
      place: { ...usualPlace, status: 'locked' },
      list: { status: 'ready', value: page([]) },
    },
    empty: {
      ...content,
      standing: { path: [], direct: 0, all: 0 },
      list: { status: 'ready', value: page([]) },
    },
    turning: { ...content, isTurning: true },
    hostileNames: { ...content, list: { status: 'ready', value: page(hostile) } },
    hostileTree: {
      ...tree,
      tree: {
        ...content.tree,
        rows: { status: 'ready', value: hostile.map((row) => toDownline(row, writing)) },
      },
    },
    detail: { ...content, detail },
    detailFar: {
      ...content,
      detail: { ...detail, person: far, path: deep.path },
    },
    detailSaving: { ...content, detail: { ...detail, saving: { busy: true, failed: null } } },
    detailRefused: {
      ...content,
      detail: {
        ...detail,
        saving: {
          busy: false,
          failed: {
            error: new ApiError('VALIDATION', {
              fields: { rebates: 'হার আপনার নিজের হারের চেয়ে বেশি হতে পারে না: 0.5%' },
            }),
            attempt: 1,
          },
        },
      },
    },
    detailNoCaps: { ...content, detail: { ...detail, caps: failed } },
    loading: {
      ...content,
      standing: { path: [], direct: null, all: null },
      list: { status: 'loading' },
    },
    treeLoading: { ...tree, tree: { ...content.tree, rows: { status: 'loading' } } },
    failed: { ...content, list: failed },
    refused: {
      ...content,
      standing: { path: [], direct: null, all: null },
      list: { ...failed, error: new ApiError('NOT_AGENT') },
    },
    offline: { ...content, list: { ...failed, error: new ApiError('NETWORK') } },
    treeAllFailed: { ...tree, tree: { ...content.tree, rows: failed } },
  };
});

/** The states whose screenshots are compared. */
export const downlinesFaces = ['list', 'tree', 'phone'] as const satisfies readonly StateId<
  typeof downlinesStates
>[];
