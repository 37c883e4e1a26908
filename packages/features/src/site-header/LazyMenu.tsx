import type { MenuProps } from '@parlour/ui/overlays';
import { cloneElement, type ReactElement, useState } from 'react';

type ButtonElement = ReactElement<{
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

type MenuComponent = (props: MenuProps) => ReactElement;

/**
 * A menu whose code arrives with the first interest in it: pointer, focus or
 * press. The button stands there from the first paint and looks the same before
 * and after (home ships no menu).
 */
export function LazyMenu({
  trigger,
  ...menu
}: Omit<MenuProps, 'trigger'> & { trigger: ButtonElement }) {
  const [Menu, setMenu] = useState<MenuComponent | null>(null);
  const [pressed, setPressed] = useState(false);
  const load = () => {
    void import('./menu.ts').then((loaded) => setMenu(() => loaded.Menu));
  };
  if (Menu) return <Menu {...menu} trigger={trigger} defaultOpen={pressed} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => {
      setPressed(true);
      load();
    },
  });
}
