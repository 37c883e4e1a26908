import type { Meta, StoryObj } from '@storybook/react-vite';

/** What covers the page, broken: fixed over it, so the page itself does not scroll. */
const meta: Meta = { title: 'Planted Covering' };
export default meta;

const wide = { position: 'fixed', insetInlineStart: 0, inlineSize: 900 } as const;

/** Fits its window, and leaves half of it. */
export const AllStates: StoryObj = {
  name: 'a window sticks out or scrolls sideways',
  render: () => (
    <div role="dialog" aria-label="Planted" style={wide}>
      Planted
    </div>
  ),
};
