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

test('[MEM-01] a locked value has no field; unknown names are ignored', () => {
  expect(profile.locked).toEqual(['realName']);
  expect(editable(profile)).not.toContain('realName');
  expect(values.birthday).toBe('');
});

test('[MEM-01] only changed values are sent, never locked ones', () => {
  expect(changesOf(profile, values)).toEqual({});
  const typed = { ...values, nickname: ' Rupa ', realName: 'Other', address: '', birthday: '1' };
  expect(changesOf(profile, typed)).toEqual({ address: '', birthday: '1' });
  const lines = toProfile({ nickname: 'x', address: 'a\nb', locked: [] });
  for (const address of ['a\r\nb', 'a\rb']) {
    expect(changesOf(lines, { ...lines.values, address })).toEqual({});
  }
});

test('[MEM-01] a real name and a birthday need a confirmation before they are saved', () => {
  expect(finalOf({ nickname: 'x', address: 'y' })).toEqual([]);
  expect(finalOf({ birthday: '1990-01-01', realName: 'A B' })).toEqual([
    ['realName', 'A B'],
    ['birthday', '1990-01-01'],
  ]);
});

test('[MEM-01] a nickname is required, and a value that can be given only once cannot be emptied', () => {
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

test('[MEM-01] the current picture can be chosen even if it is not offered any more', () => {
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

test("[REG-06] the latest birthday is calculated from the operator's minimum age", () => {
  expect(latestBirthday('2026-11-20', 21)).toBe('2005-11-20');
});

test('[MEM-01] a draft contains only changed values, as they were typed', () => {
  expect(draftOf(profile, values, null)).toEqual({});
  const typed = { ...values, nickname: ' Rupa ', realName: 'Other', occupation: ' Nurse' };
  expect(draftOf(profile, typed, 'p-2')).toEqual({ occupation: ' Nurse', avatarId: 'p-2' });
});

test('[MEM-01] a value not given yet is empty, a given one is in its field', () => {
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

test('[MEM-01] a value that was never given may stay empty; a birthday that was given may not', () => {
  const bare = toProfile({ nickname: 'Rupa', locked: [] });
  expect(profileSchema(bare).check(bare.values).size).toBe(0);
  const born = toProfile({ nickname: 'Rupa', birthday: '1990-01-01', locked: [] });
  expect([...profileSchema(born).check({ ...born.values, birthday: ' ' })]).toEqual([
    ['birthday', 'required'],
  ]);
});

test('[MEM-01] blanks around a locked or a long text are not an error', () => {
  expect(problems({ realName: 'x'.repeat(200) })).toEqual({});
  expect(problems({ nickname: ` ${'x'.repeat(24)} ` })).toEqual({});
});

test('[REG-06] the year of a birthday has four digits', () => {
  expect(latestBirthday('0020-02-03', 18)).toBe('0002-02-03');
});
