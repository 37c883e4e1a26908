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

/** Hover and focus only load the code; an error is shown at the press. */
const fetchAhead = () => void loadMenu().catch(() => undefined);

/**
 * A menu whose code loads at the first hover, focus or press, so that the home page does not contain it. The button is
 * replaced by the menu's own only at a press. Replaced earlier, during a touch or while focused, it would lose both.
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
    // A press by keyboard has a click count of 0.
    onClick: ({ detail }) => open(detail === 0),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open(true);
    },
  });
}
