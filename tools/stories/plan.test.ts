import { expect, test } from 'vitest';
import { everything, gate } from './plan.ts';
import type { IndexEntry } from './story-index.ts';

const story = (title: string, name: string, ...tags: string[]): IndexEntry => ({
  id: `${title}--${name}`,
  title,
  name,
  type: 'story',
  tags,
});

const stories = [
  story('button', 'all-states', 'all-states', 'pictured', 'play-fn'),
  story('button', 'playground'),
  story('button', 'busy'),
  { ...story('button', 'pressed', 'play-fn'), title: 'button/Behaviours' },
  story('modal', 'open', 'pictured'),
  story('modal', 'closes', 'play-fn'),
  story('login', 'username', 'pictured'),
  story('login', 'sms'),
  story('login', 'busy'),
];
const inDark = story('button', 'forced-colours', 'pictured', 'only-dark-en');
const modes = ['light-bn', 'dark-en'] as const;
const full = { axe: true, picture: true };
const states = { axe: true, picture: false };
const behaviour = { axe: false, picture: false };

test('[SBK-02] the gate pictures pages of states, covers and faces in both modes, and visits the others in alternating modes', () => {
  const plans = gate(stories, modes);
  expect(Object.fromEntries(plans.get('light-bn') ?? [])).toEqual({
    'button--all-states': full,
    'modal--open': full,
    'login--username': full,
    'button--pressed': behaviour,
    'login--sms': states,
  });
  expect(Object.fromEntries(plans.get('dark-en') ?? [])).toEqual({
    'button--all-states': full,
    'modal--open': full,
    'login--username': full,
    'modal--closes': states,
    'login--busy': states,
  });
});

test('[SBK-02] the full plan has every story in every mode, with axe', () => {
  const plans = everything(stories, modes);
  for (const mode of modes) {
    expect([...(plans.get(mode) ?? [])].map(([id]) => id)).toEqual(stories.map(({ id }) => id));
  }
  expect(plans.get('dark-en')?.get('modal--open')).toEqual(full);
  expect(plans.get('dark-en')?.get('button--pressed')).toEqual(states);
});

test('[SBK-02] a story with one mode is visited and pictured in that mode only', () => {
  for (const [plan, axe] of [
    [gate, false],
    [everything, true],
  ] as const) {
    const plans = plan([inDark], modes);
    expect([...(plans.get('dark-en') ?? [])]).toEqual([[inDark.id, { axe, picture: true }]]);
    expect([...(plans.get('light-bn') ?? [])]).toEqual([]);
  }
});
