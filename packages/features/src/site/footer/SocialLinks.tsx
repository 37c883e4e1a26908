import { IconSlot, Link } from '@parlour/ui';
import {
  Camera,
  CirclePlay,
  type LucideIcon,
  MessageCircle,
  Music,
  Phone,
  Send,
  ThumbsUp,
} from 'lucide-react';
import { useId } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import type { SocialLink } from '../../shared/runtime/config-lists.ts';
import * as css from './SocialLinks.css.ts';

export interface SocialLinksProps {
  readonly links: readonly SocialLink[];
}

/** Signs of what the networks are for. Their own logos belong to them. */
const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['facebook', ThumbsUp],
  ['instagram', Camera],
  ['messenger', MessageCircle],
  ['telegram', Send],
  ['tiktok', Music],
  ['viber', Phone],
  ['whatsapp', MessageCircle],
  ['youtube', CirclePlay],
]);

/** Pages of the operator in social networks. Each opens in a new window (CFG-01). */
export function SocialLinks({ links }: SocialLinksProps) {
  const t = useT();
  const title = useId();
  return (
    <nav className={css.root} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {t('nav.followUs')}
      </h2>
      <ul className={css.list}>
        {links.map(({ name, url }) => {
          const icon = icons.get(name.toLowerCase());
          return (
            <li key={url}>
              <Link look="standalone" tone="muted" href={url} newWindowLabel={t('a11y.newWindow')}>
                <span className={css.name}>
                  {icon && <IconSlot icon={icon} size={18} />}
                  <span>{name}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
