import { defineStates } from '../../testing/states.ts';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

export const breadcrumbsStates = defineStates<BreadcrumbsProps>()((say) => {
  const names = ['ta***33', 'ja***52', 'bi***40'];
  const items = [
    { id: 'me', label: say('data.me'), href: '#me' },
    ...names.map((name) => ({ id: name, label: name, href: `#${name}` })),
  ];
  const base = { label: say('data.pathInTeam'), moreLabel: say('data.showPath'), items };
  return {
    four: base,
    two: { ...base, items: items.slice(0, 2) },
    one: { ...base, items: items.slice(0, 1) },
    withNote: { ...base, note: say('data.teamCount') },
    deep: {
      ...base,
      items: Array.from({ length: 14 }, (_, index) => ({
        id: `${index}`,
        label: `pl***${10 + index}`,
        href: `#${index}`,
      })),
    },
    longText: {
      ...base,
      items: items.map((item) => ({ ...item, label: say('data.longTitle') })),
    },
  };
});
