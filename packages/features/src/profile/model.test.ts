import { expect, test } from 'vitest';
import {
  changesOf,
  draftOf,
  editable,
  finalOf,
  latestBirthday,
  profileSchema,
  toPictures,
  toProfile,
} from './model.ts';

const profile = toProfile({
  nickname: 'Rupa',
  realName: 'Rupa Hasan',
  address: 'Dhaka',
  locked: ['realName', 'somethingElse'],
});
const { values } = profile;
const problems = (change: Partial<typeof values>, of = profile) =>
  Object.fromEntries(profileSchema(of).check({ ...values, ...change }));

test('[MEM-01] what is locked is no field; names nobody knows are ignored', () => {
  expect(profile.locked).toEqual(['realName']);
  expect(editable(profile)).not.toContain('realName');
  expect(values.birthday).toBe('');
});

test('[MEM-01] only what differs is sent, never what is locked', () => {
  expect(changesOf(profile, values)).toEqual({});
  const typed = { ...values, nickname: ' Rupa ', realName: 'Other', address: '', birthday: '1' };
  expect(changesOf(profile, typed)).toEqual({ address: '', birthday: '1' });
  const lines = toProfile({ nickname: 'x', address: 'a\nb', locked: [] });
  expect(changesOf(lines, { ...lines.values, address: 'a\r\nb' })).toEqual({});
});

test('[MEM-01] a real name and a birthday are asked about before they are saved', () => {
  expect(finalOf({ nickname: 'x', address: 'y' })).toEqual([]);
  expect(finalOf({ birthday: '1990-01-01', realName: 'A B' })).toEqual([
    ['realName', 'A B'],
    ['birthday', '1990-01-01'],
  ]);
});

test('[MEM-01] a nickname is needed, and what was given once is not taken back', () => {
  expect(problems({ nickname: ' ', address: '' })).toEqual({ nickname: 'required' });
  const open = { ...profile, locked: [] };
  expect(problems({ realName: '' }, open)).toEqual({ realName: 'required' });
  expect(problems({ realName: '' })).toEqual({});
});

test('[MEM-01] characters are counted as people count them', () => {
  expect(problems({ nickname: '\u{1F490}'.repeat(24) })).toEqual({});
  expect(problems({ nickname: '\u{1F490}'.repeat(25), address: 'x'.repeat(256) })).toEqual({
    nickname: 'long',
    address: 'long',
  });
});

test('[MEM-01] the picture in use can be chosen though it is offered no more', () => {
  const choices = [{ avatarId: 'a', url: '/a' }];
  expect(toPictures({ avatarId: 'a', url: '/a', choices }).choices).toHaveLength(1);
  expect(toPictures({ avatarId: 'old', url: '/o', choices })).toEqual({
    chosen: 'old',
    choices: [
      { id: 'old', url: '/o' },
      { id: 'a', url: '/a' },
    ],
  });
  expect(toPictures({ avatarId: '', url: '', choices }).choices).toHaveLength(1);
});

test('[REG-06] the latest birthday follows from the age of the operator', () => {
  expect(latestBirthday('2026-11-20', 21)).toBe('2005-11-20');
});

test('[MEM-01] of a form that is not saved only what differs is kept, as it was typed', () => {
  expect(draftOf(profile, values, null)).toEqual({});
  const typed = { ...values, nickname: ' Rupa ', realName: 'Other', occupation: ' Nurse' };
  expect(draftOf(profile, typed, 'p-2')).toEqual({ occupation: ' Nurse', avatarId: 'p-2' });
});
