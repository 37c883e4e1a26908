import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import type { DrawerProps } from './Drawer.tsx';

const filters = (say: Say) => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
    <Button>{say('data.allTypes')}</Button>
    <Button>{say('member.depositv2')}</Button>
    <Button>{say('member.withdraw')}</Button>
  </div>
);

/** Text that is taller than the window. */
const paragraphs = (say: Say) =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((key) => (
    <Text key={key}>{say('data.longBody')}</Text>
  ));

/** Every variant of a drawer. Each is open. */
export const drawerStates = defineStates<DrawerProps>()((say) => {
  const base = { open: true, title: say('data.filters'), closeLabel: say('action.close') };
  return {
    end: { ...base, children: filters(say) },
    start: { ...base, side: 'start', children: filters(say) },
    withFooter: {
      ...base,
      description: say('data.filtersHint'),
      children: filters(say),
      footer: <Button variant="primary">{say('data.showResults')}</Button>,
    },
    forced: {
      ...base,
      dismissible: false,
      description: say('data.filtersHint'),
      children: filters(say),
    },
    wide: { ...base, width: 560, children: filters(say) },
    longText: { ...base, title: say('data.longTitle'), children: paragraphs(say) },
  };
});
