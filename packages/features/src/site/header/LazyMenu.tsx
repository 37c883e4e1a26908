import type { MenuProps } from '@parlour/ui/overlays';
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { loadPart } from '../../shared/lazy/load-part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';

type ButtonElement = ReactElement<{
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onFocus?: () => void;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

type MenuComponent = (props: MenuProps) => ReactElement;

const loadMenu = async (): Promise<MenuComponent> =>
  (await loadPart(() => import('./menu.ts'))).Menu;

/** As long as the menu itself waits, so that a mouse that crosses the button opens nothing. */
const hoverDelay = 120;

/** Hover and focus only load the code; an error is shown at the press. */
const fetchAhead = () => void loadMenu().catch(() => undefined);

/**
 * A menu whose code loads at the first hover, focus or press, so that the home page does not contain it. The button is
 * replaced by the menu's own only at a press, or by a mouse that stays over it (`openOnHover`). Replaced earlier, during
 * a touch or while focused, it would lose both.
 */
export function LazyMenu({
  trigger,
  ...menu
}: Omit<MenuProps, 'trigger'> & { trigger: ButtonElement }) {
  const [Menu, setMenu] = useState<MenuComponent | null>(null);
  const { toasts } = useRuntime();
  const t = useT();
  const [defaultOpen, setDefaultOpen] = useState<MenuProps['defaultOpen']>(true);
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);
  useEffect(() => () => clearTimeout(hovering.current), []);
  if (Menu) return <Menu {...menu} trigger={trigger} defaultOpen={defaultOpen} />;
  const open = (pressedByKey: boolean) => {
    clearTimeout(hovering.current);
    setDefaultOpen(pressedByKey ? 'first' : true);
    loadMenu().then(
      (loaded) => setMenu(() => loaded),
      () => toasts.show({ id: 'unloadable', tone: 'danger', title: t('error.network') }),
    );
  };
  const openByHover = async () => {
    const loaded = await loadMenu().catch(() => null);
    if (!loaded || !isOver.current) return;
    setDefaultOpen('hover');
    setMenu(() => loaded);
  };
  const enter = ({ pointerType, currentTarget }: PointerEvent) => {
    fetchAhead();
    // Its replacement would take the focus from a focused button.
    const isFocused = currentTarget.matches(':focus');
    if (!menu.openOnHover || pointerType !== 'mouse' || isFocused) return;
    isOver.current = true;
    clearTimeout(hovering.current);
    hovering.current = setTimeout(() => void openByHover(), hoverDelay);
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: enter,
    onPointerLeave: () => {
      isOver.current = false;
      clearTimeout(hovering.current);
    },
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
