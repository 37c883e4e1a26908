import { expect, test } from 'vitest';
import { rowsPerPage, toAnnouncementsPage } from './announcements-model.ts';

const row = {
  id: 'n-1',
  title: 'Rates',
  content: '<p>New rates</p>',
  time: '2026-11-20T08:00:00Z',
};
const wire = { ...row, execution: 'A', types: [], platform: 'web' };

test('[AGT-01] keeps the order of the backend, and counts all pages', () => {
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

test('[NOT-02] a page has seven rows', () => {
  expect(rowsPerPage).toBe(7);
});
