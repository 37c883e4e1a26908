import { expect, test } from 'vitest';
import { rowsPerPage, toAnnouncementsPage } from './announcements-model.ts';

const row = {
  id: 'n-1',
  title: 'Rates',
  content: '<p>New rates</p>',
  time: '2026-11-20T08:00:00Z',
};
const wire = { ...row, execution: 'A', types: [], platform: 'web' };

test('[AGT-01] announcements stand as the backend orders them, and all pages are counted', () => {
  const rows = [wire, { ...wire, id: 'n-0', title: 'Holiday' }];
  expect(toAnnouncementsPage({ rows, totalPages: 3, totalCount: 15 })).toEqual({
    rows: [row, { ...row, id: 'n-0', title: 'Holiday' }],
    total: 15,
  });
  expect(toAnnouncementsPage({ rows: [], totalPages: 0, totalCount: 0 })).toEqual({
    rows: [],
    total: 0,
  });
});

test('[NOT-02] seven are on a page', () => {
  expect(rowsPerPage).toBe(7);
});
