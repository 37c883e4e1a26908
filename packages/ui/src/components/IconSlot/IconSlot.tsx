import { LucideProvider } from 'lucide-react';
import { type ComponentType, isValidElement, type ReactNode, type SVGProps } from 'react';

/** An icon component, as lucide-react exports them. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** The type of an `icon` prop: the icon component itself (`Plus`), or an element (`<Plus />`, a flag, a brand mark). */
export type IconLike = ReactNode | IconComponent;

export interface IconSlotProps {
  /** The icon component (`Plus`) or an element. `undefined` and `null` render nothing. */
  icon: IconLike;
  /** Edge length in px. Default 20; 16 in captions, 24 in the tab bar (design.md §9). */
  size?: number;
  /** Default 1.75; 1.5 from 28 px on. */
  strokeWidth?: number;
}

/**
 * Draws an icon in the size and stroke width that the component needs, so that callers do not repeat them. It is
 * always decorative: the text or accessible name is beside it.
 */
export function IconSlot({
  icon,
  size = 20,
  strokeWidth = size >= 28 ? 1.5 : 1.75,
}: IconSlotProps) {
  if (isIconComponent(icon)) {
    const Icon = icon;
    return <Icon width={size} height={size} strokeWidth={strokeWidth} aria-hidden="true" />;
  }
  return (
    <LucideProvider size={size} strokeWidth={strokeWidth}>
      {icon}
    </LucideProvider>
  );
}

function isIconComponent(icon: IconLike): icon is IconComponent {
  if (typeof icon === 'function') return true;
  return typeof icon === 'object' && icon !== null && '$$typeof' in icon && !isValidElement(icon);
}
