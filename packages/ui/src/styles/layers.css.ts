import { globalLayer } from '@vanilla-extract/css';
import { layers } from '../theme/style.ts';

// Documents declare the layer order inline in their head. A style sheet in a document without it (a single Storybook
// page, a test) declares the same order here.
for (const layer of Object.values(layers)) globalLayer(layer);
