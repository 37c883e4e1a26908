import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SearchView } from './SearchView.tsx';
import { searchStates } from './states.ts';

const meta: Meta<typeof SearchView> = {
  title: 'Widgets/Search/View',
  component: SearchView,
  parameters: { layout: 'fullscreen' },
  args: {
    onQuery: fn(),
    onChoose: fn(),
    onRetry: fn(),
    onForget: fn(),
    onClearViewed: fn(),
    onRestoreViewed: fn(),
    onClose: fn(),
  },
};
export default meta;

const story = storiesFor(SearchView, searchStates);

export const Found = story('found', {
  name: '[X-05] [A11-01] The first result is active; arrow keys wrap, Enter opens, focus stays in the box',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const box = dialog.getByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    const options = dialog.getAllByRole('option');
    await expect(dialog.getAllByRole('group')).toHaveLength(2);
    await expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'page-/?member=withdraw' }),
    );
    await expect(box).toHaveFocus();
  },
});
export const Questions = story('questions', {
  name: '[X-05] A help question is found beside the pages, and opens by a press',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [pages, help] = dialog.getAllByRole('group');
    if (!pages || !help) throw new Error('There are not two groups');
    const [first] = within(help).getAllByRole('option');
    if (!first) throw new Error('There is no question');
    await userEvent.click(first);
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'page-/help?question=0' }),
    );
  },
});
export const Untouched = story('untouched', {
  name: '[X-05] Before typing: earlier searches, opened games, popular ones; none is active',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant');
    await userEvent.click(dialog.getByRole('button', { name: args.recent[0] ?? '' }));
    await expect(args.onQuery).toHaveBeenCalledWith(args.recent[0]);
    await expect(dialog.getByRole('combobox')).toHaveFocus();
  },
});
export const ViewedCleared = story('viewedCleared', {
  name: '[X-05] Opened games that were cleared can be restored',
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('group')).toHaveLength(1);
    const told = dialog.getAllByRole('status').at(-1);
    await expect(told).toHaveTextContent(/./);
    const undo = told?.parentElement?.querySelector('button');
    if (undo) await userEvent.click(undo);
    await expect(args.onRestoreViewed).toHaveBeenCalledTimes(1);
    await expect(args.onClearViewed).not.toHaveBeenCalled();
  },
});
export const Nothing = story('nothing');
export const Searching = story('searching');
export const Failed = story('failed');
export const FoundAt320 = story('found', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<typeof searchStates, typeof import('./SearchView.stories.tsx')>;
