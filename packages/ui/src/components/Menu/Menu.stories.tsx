import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PortalProvider } from '../PortalContext/PortalContext.tsx';
import { menuStates } from './Menu.states.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  decorators: [
    // A menu is inside the landmark of its button; on the site that is the header.
    (Story) => (
      <PortalProvider>
        <div style={{ display: 'grid', placeItems: 'start center', minBlockSize: 420 }}>
          <Story />
        </div>
      </PortalProvider>
    ),
  ],
};
export default meta;

const story = storiesFor(Menu, menuStates);
const openIt = async ({ userEvent }: { userEvent: { click(target: Element): Promise<void> } }) => {
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menu');
};
export const Account = story('account', { play: openIt });
export const Choice = story('choice', { play: openIt });
export const Links = story('links', { play: openIt });

const rows = () => screen.getAllByRole('menuitem');
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Keyboard = story('account', {
  name: '[A11-01] [LAY-03] Arrows move in a loop, Home and End jump, Escape returns focus',
  play: async ({ args, userEvent }) => {
    const button = screen.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: args.label });
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(rows().at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows()[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(rows().at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(rows()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await waitFor(() => expect(rows().at(-1)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
  },
});

export const OnHover = story('choice', {
  name: '[LAY-02] [A11-01] A mouse over the button opens the menu without taking the focus',
  args: { openOnHover: true },
  play: async ({ userEvent }) => {
    const button = screen.getByRole('button');
    const mouse = (x: number, y: number) =>
      fireEvent.pointerMove(document, { pointerType: 'mouse', clientX: x, clientY: y });
    await userEvent.hover(button);
    const menu = await screen.findByRole('menu');
    await expect(menu.contains(document.activeElement)).toBe(false);
    // On the way from the button to the menu.
    const { left, bottom } = button.getBoundingClientRect();
    mouse(left + 4, bottom + 3);
    await userEvent.hover(screen.getAllByRole('menuitemradio')[0] ?? menu);
    await expect(menu).toBeVisible();
    mouse(1, 1);
    await gone();
  },
});

export const FirstLetters = story('account', {
  name: '[A11-01] Typing the first letters of a row focuses it',
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    screen.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    await userEvent.keyboard('bet');
    await expect(rows()[4]).toHaveFocus();
  },
});

/** Called with the ids of the chosen rows. */
const chosen = fn();

/** The second row is disabled. */
function OneOff({ items, ...props }: MenuProps) {
  const heard = items.map((item, place) => ({
    ...item,
    disabled: place === 1,
    onSelect: () => chosen(item.id),
  }));
  return <Menu {...props} items={heard} />;
}

export const SpaceChooses = storiesFor(OneOff, menuStates)('account', {
  name: '[A11-01] Space opens and chooses; arrows and letters skip a disabled row',
  play: async ({ args, userEvent }) => {
    chosen.mockClear();
    const button = screen.getByRole('button');
    button.focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('menu');
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    await expect(rows()[1]).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows()[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown} ');
    await gone();
    await expect(chosen).toHaveBeenCalledTimes(1);
    await expect(chosen).toHaveBeenLastCalledWith(args.items[2]?.id);
    await expect(button).toHaveFocus();
  },
});

/** The last row opens a dialog, as "Log out" does. */
function Asking({ items, ...props }: MenuProps) {
  const [asked, setAsked] = useState('');
  const choose = (id: string) => {
    chosen(id);
    setAsked(id);
  };
  const title = items.find(({ id }) => id === asked)?.label;
  return (
    <>
      <Menu
        {...props}
        items={items.map((item) => ({ ...item, onSelect: () => choose(item.id) }))}
      />
      <Dialog
        open={asked === 'logout'}
        onOpenChange={() => setAsked('')}
        title={title}
        actions={[{ id: 'ok', label: String(title), onSelect: () => setAsked('') }]}
      />
    </>
  );
}

export const OpensADialog = storiesFor(Asking, menuStates)('account', {
  name: '[A11-01] [LGN-08] What a row opens returns focus to the menu button',
  play: async ({ userEvent }) => {
    chosen.mockClear();
    const button = screen.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await waitFor(() => expect(rows().at(-1)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledTimes(1);
    await screen.findByRole('alertdialog');
    await gone();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

// Stories that the build adds: Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
