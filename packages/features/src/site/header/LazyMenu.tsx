import type { MenuProps } from '@parlour/ui/overlays';
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useState,
} from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { loadPart } from '../../shared/lazy/load-part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';

type ButtonElement = ReactElement<{
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

type MenuComponent = (props: MenuProps) => ReactElement;

const loadMenu = async (): Promise<MenuComponent> =>
  (await loadPart(() => import('./menu.ts'))).Menu;

/** Interest alone fetches the code; a failure shows with the press. */
const fetchAhead = () => void loadMenu().catch(() => undefined);

/**
 * A menu whose code arrives with the first interest in it: pointer, focus or
 * press (home ships no menu). The button becomes the menu's own with a press and
 * not before: replaced while a finger or the focus is on it, it would lose both.
 */
export function LazyMenu({
  trigger,
  ...menu
}: Omit<MenuProps, 'trigger'> & { trigger: ButtonElement }) {
  const [Menu, setMenu] = useState<MenuComponent | null>(null);
  const { toasts } = useRuntime();
  const t = useT();
  const [byKey, setByKey] = useState(false);
  if (Menu) return <Menu {...menu} trigger={trigger} defaultOpen={byKey ? 'first' : true} />;
  const open = (pressedByKey: boolean) => {
    setByKey(pressedByKey);
    loadMenu().then(
      (loaded) => setMenu(() => loaded),
      () => toasts.show({ id: 'unloadable', tone: 'danger', title: t('error.network') }),
    );
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    // A press by a key has no clicks to count.
    onClick: ({ detail }) => open(detail === 0),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open(true);
    },
  });
}
