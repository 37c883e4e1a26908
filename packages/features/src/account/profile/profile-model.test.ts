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
} from './profile-model.ts';

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
  for (const address of ['a\r\nb', 'a\rb']) {
    expect(changesOf(lines, { ...lines.values, address })).toEqual({});
  }
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
  const two = [...choices, { avatarId: 'b', url: '/b' }];
  expect(toPictures({ avatarId: 'b', url: '/b', choices: two }).choices).toHaveLength(2);
});

test('[REG-06] the latest birthday follows from the age of the operator', () => {
  expect(latestBirthday('2026-11-20', 21)).toBe('2005-11-20');
});

test('[MEM-01] of a form that is not saved only what differs is kept, as it was typed', () => {
  expect(draftOf(profile, values, null)).toEqual({});
  const typed = { ...values, nickname: ' Rupa ', realName: 'Other', occupation: ' Nurse' };
  expect(draftOf(profile, typed, 'p-2')).toEqual({ occupation: ' Nurse', avatarId: 'p-2' });
});

test('[MEM-01] what is not given yet is empty, what is given stands in its field', () => {
  const bare = toProfile({ nickname: 'Rupa', locked: [] });
  expect(bare.values).toEqual({
    ...{ nickname: 'Rupa', realName: '', birthday: '', placeOfBirth: '', nationality: '' },
    ...{ occupation: '', incomeSource: '', address: '' },
  });
  const whole = {
    ...{ nickname: 'Rupa', realName: 'Rupa Hasan', birthday: '1990-01-01', placeOfBirth: 'Bogura' },
    ...{ nationality: 'BD', occupation: 'Nurse', incomeSource: 'Salary', address: 'Dhaka' },
  };
  expect(toProfile({ ...whole, locked: ['birthday', 'realName'] })).toEqual({
    values: whole,
    locked: ['realName', 'birthday'],
  });
});

test.each([
  ['realName', 80],
  ['placeOfBirth', 80],
  ['nationality', 80],
  ['occupation', 80],
  ['incomeSource', 80],
  ['address', 255],
  ['nickname', 24],
] as const)('[MEM-01] %s has %i characters at most', (name, most) => {
  const open = { ...profile, locked: [] };
  expect(problems({ [name]: 'x'.repeat(most) }, open)).toEqual({});
  expect(problems({ [name]: 'x'.repeat(most + 1) }, open)).toEqual({ [name]: 'long' });
});

test('[MEM-01] what was never given may stay empty; a birthday that was given may not', () => {
  const bare = toProfile({ nickname: 'Rupa', locked: [] });
  expect(profileSchema(bare).check(bare.values).size).toBe(0);
  const born = toProfile({ nickname: 'Rupa', birthday: '1990-01-01', locked: [] });
  expect([...profileSchema(born).check({ ...born.values, birthday: ' ' })]).toEqual([
    ['birthday', 'required'],
  ]);
});

test('[MEM-01] blanks around a locked text or a long one are nobody\u2019s mistake', () => {
  expect(problems({ realName: 'x'.repeat(200) })).toEqual({});
  expect(problems({ nickname: ` ${'x'.repeat(24)} ` })).toEqual({});
});

test('[REG-06] the year of a birthday has four digits', () => {
  expect(latestBirthday('0020-02-03', 18)).toBe('0002-02-03');
});
