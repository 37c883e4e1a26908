import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { vendorGlyphStates } from './VendorGlyph.states.ts';
import { VendorGlyph } from './VendorGlyph.tsx';

const meta: Meta<typeof VendorGlyph> = { title: 'Components/VendorGlyph', component: VendorGlyph };
export default meta;

const story = storiesFor(VendorGlyph, vendorGlyphStates);
export const Usual = story('usual');
export const Large = story('large');

type _Covered = CoversEveryState<
  typeof vendorGlyphStates,
  typeof import('./VendorGlyph.stories.tsx')
>;
