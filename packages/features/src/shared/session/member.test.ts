import { expect, test } from 'vitest';
import { toMember } from './member.ts';

const wire = { id: '7', account: 'rina', nickname: 'Rina', type: 0 };

test('[MEM-01] [MEM-15] the level and the labels of a member are the words of the operator', () => {
  const labelled = {
    ...wire,
    clubLabel: { labelName: ' Gold ', rankLevel: 3 },
    memberLabel: ['Regular player', ' Cricket ', 'Cricket'],
  };
  expect(toMember(labelled)).toMatchObject({
    levelName: 'Gold',
    rankLevel: 3,
    labels: ['Regular player', 'Cricket'],
  });
});

test('[MEM-01] [API-02] labels that are none, too long or too many are left out', () => {
  expect(toMember(wire)).toMatchObject({ levelName: '', labels: [], rankLevel: 0 });
  const long = 'x'.repeat(61);
  const clubLabel = { labelName: long, rankLevel: 1 };
  expect(toMember({ ...wire, clubLabel, memberLabel: ['', '  ', long, 'A'] })).toMatchObject({
    levelName: '',
    labels: ['A'],
  });
  const many = Array.from({ length: 50 }, (_, place) => `L${place}`);
  expect(toMember({ ...wire, memberLabel: many }).labels).toHaveLength(8);
});
