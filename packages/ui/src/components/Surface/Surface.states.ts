import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Text } from '../Text/Text.tsx';
import type { SurfaceProps } from './Surface.tsx';

export const surfaceStates = defineStates<SurfaceProps>()((say) => {
  const children = createElement(Text, { size: 'small' }, say('sample.cardBody'));
  return {
    raised: { children },
    sunken: { tone: 'sunken', radius: 'md', padding: 's4', children },
    overlay: { tone: 'overlay', elevation: 's3', children },
    panel: { tone: 'overlay', elevation: 's4', radius: 'xl', children },
    page: { tone: 'page', elevation: 'hairline', children },
    inverse: {
      tone: 'inverse',
      children: createElement(Text, { size: 'small', tone: 'inherit' }, say('sample.cardBody')),
    },
    accent: { tone: 'accent', radius: 'md', padding: 's4', children },
    warm: { tone: 'warm', radius: 'md', padding: 's4', children },
    square: { radius: 'none', elevation: 'hairline', padding: 's3', children },
    clipped: {
      clip: true,
      padding: 'none',
      children: createElement(
        'div',
        { 'data-part': 'fill' },
        createElement(Text, { size: 'small' }, say('sample.cardTitle')),
      ),
    },
    longText: { children: createElement(Text, null, say('sample.commentLong')) },
  };
});
