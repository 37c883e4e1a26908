import { defineStates } from '../../testing/states.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { AccordionProps } from './Accordion.tsx';

const keys = ['money', 'limits', 'captcha', 'exclusion'] as const;

export const accordionStates = defineStates<AccordionProps>()((say) => {
  const items = keys.map((id) => ({
    id,
    title: say(`data.faq.${id}`),
    content: say('data.faq.answer'),
  }));
  return {
    closed: { items },
    single: { items, defaultOpen: ['limits'] },
    multiple: { items, mode: 'multiple', defaultOpen: ['money', 'captcha'] },
    oneOff: { items: items.map((item) => ({ ...item, disabled: item.id === 'limits' })) },
    withBadge: {
      items: items.map((item) => ({
        ...item,
        badge: item.id === 'captcha' ? <Badge tone="info">{say('data.new')}</Badge> : undefined,
      })),
    },
    longText: {
      items: items.map((item) => ({
        ...item,
        title: say('data.longTitle'),
        content: say('data.longBody'),
      })),
      defaultOpen: ['money'],
    },
  };
});
