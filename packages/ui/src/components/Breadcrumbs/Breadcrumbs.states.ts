import { defineStates } from '../../testing/states.ts';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

export const breadcrumbsStates = defineStates<BreadcrumbsProps>()((say) => {
  const names = ['ta***33', 'ja***52', 'bi***40'];
  const items = [
    { id: 'me', label: say('data.me'), href: '#me' },
    ...names.map((name) => ({ id: name, label: name, href: `#${name}` })),
  ];
  // Each has its own name, because the landmarks of one page need different names.
  const base = (place: number) => ({
    label: `${say('data.pathInTeam')} ${place}`,
    moreLabel: say('data.showPath'),
    items,
  });
  return {
    four: base(1),
    two: { ...base(2), items: items.slice(0, 2) },
    one: { ...base(3), items: items.slice(0, 1) },
    withNote: { ...base(4), note: say('data.teamCount') },
    deep: {
      ...base(5),
      items: Array.from({ length: 14 }, (_, index) => ({
        id: `${index}`,
        label: `pl***${10 + index}`,
        href: `#${index}`,
      })),
    },
    longText: {
      ...base(6),
      items: items.map((item) => ({ ...item, label: say('data.longTitle') })),
    },
  };
});
