import { defineStates } from '../../testing/states.ts';
import type { LevelCardProps } from './LevelCard.tsx';
import type { LevelShieldProps } from './LevelShield.tsx';

export const levelCardStates = defineStates<LevelCardProps>()((say) => {
  const facts = [
    { label: say('vip.betsOf30Days'), value: say('vip.betsSample') },
    { label: say('vip.holds'), value: say('vip.holdsSample') },
  ];
  const rest: LevelCardProps = {
    level: 4,
    caption: say('vip.currentLevel'),
    name: say('vip.gold'),
    progress: { value: 0.62, label: say('vip.toNextSample') },
    facts,
  };
  const { progress: _none, ...full } = rest;
  return {
    current: rest,
    start: {
      ...rest,
      level: 1,
      name: say('vip.newcomer'),
      progress: { value: 0, label: say('vip.toNextSample') },
    },
    top: { ...full, level: 6, name: say('vip.diamond'), note: say('vip.top') },
    locked: {
      ...full,
      level: 5,
      caption: say('vip.nextLevel'),
      name: say('vip.pearl'),
      note: say('vip.toNextSample'),
      facts: [],
      locked: true,
    },
    withoutFacts: { ...rest, facts: [] },
    longText: { ...rest, name: say('banner.long.title') },
  };
});

export const levelShieldStates = defineStates<LevelShieldProps>()(() => ({
  shield: { level: 4 },
  shieldLocked: { level: 5, reached: false },
  shieldLarge: { level: 12, size: 'lg' },
}));
