import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { vendorGlyphStates } from './VendorGlyph.states.ts';
import { VendorGlyph } from './VendorGlyph.tsx';

const meta: Meta<typeof VendorGlyph> = { title: 'Components/VendorGlyph', component: VendorGlyph };
export default meta;

storiesFor(VendorGlyph, vendorGlyphStates);

// Stories that the build adds: Usual, Large, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
