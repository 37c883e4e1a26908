import { globalLayer } from '@vanilla-extract/css';
import { layers } from '../theme/style.ts';

// Documents declare the order inline in their head; a stylesheet that arrives
// without one (a lone Storybook page, a test) still stacks the same way.
for (const layer of Object.values(layers)) globalLayer(layer);
