import { Avatar, IconSlot, SideMenu, type SideMenuGroup, Text, VisuallyHidden } from '@parlour/ui';
import { ArrowLeftRight, ArrowUpRight } from 'lucide-react';
import { useNumbers, useT } from '../i18n/use-t.ts';
import { askedIn } from './address.ts';
import * as css from './CentreMenu.css.ts';
import { type Badge, type Centre, defaultPage, entriesOf, isAtSiteOnly } from './entries.ts';

export interface CentreMenuProps {
  readonly centre: Centre;
  /** Key of the current page. */
  readonly page: string;
  /** Keys of the available pages; the menu lists only these. */
  readonly pages: readonly string[];
  /** Counts of open items, by badge. A count of 0 is not drawn. */
  readonly counts: Readonly<Partial<Record<Badge, number>>>;
  readonly nickname: string;
  /** Name of the member's level; empty while unknown. */
  readonly level: string;
  /** Whether the member is an agent, who has both centres. */
  readonly hasBoth: boolean;
  /** Whether there is room for menu and page side by side; otherwise only one of them is shown. */
  readonly wide: boolean;
  /** Label of entries that open at the site. Omit it when all entries open here. */
  readonly atSite?: string | undefined;
  readonly hrefOf: (centre: Centre, page: string) => string;
  readonly onPage: (centre: Centre, page: string) => void;
  /** Called when the pointer, a finger or the focus is on an entry, so that its page can be preloaded. */
  readonly onNear?: ((centre: Centre, page: string) => void) | undefined;
}

/** Message key of each centre's name. */
export const nameOf = { member: 'nav.memberCentre', agent: 'nav.agentCentre' } as const;
const other = { member: 'agent', agent: 'member' } as const;

/** The member's name and level, the pages of one centre, and the link to the other centre (NAV-09, MEM, AGT). */
export function CentreMenu(props: CentreMenuProps) {
  const numbers = useNumbers();
  const { centre, page, pages, counts, nickname, level, hasBoth, wide, atSite, hrefOf } = props;
  const t = useT();
  const groups: SideMenuGroup[] = [
    {
      id: centre,
      items: entriesOf(centre, (key) => pages.includes(key)).map(({ key, icon, ...entry }) => {
        const count = (entry.badge && counts[entry.badge]) ?? 0;
        return {
          id: key,
          label: t(entry.label),
          icon,
          href: hrefOf(centre, key),
          ...(atSite !== undefined &&
            isAtSiteOnly(centre, key) && { badge: <Outward words={atSite} /> }),
          ...(count > 0 && { count, countLabel: t('centre.new', { count }) }),
        };
      }),
    },
  ];
  const next = other[centre];
  if (hasBoth) {
    groups.push({
      id: next,
      items: [
        {
          id: next,
          label: t(nameOf[next]),
          icon: ArrowLeftRight,
          href: hrefOf(next, defaultPage[next]),
        },
      ],
    });
  }
  const near = ({ target }: { readonly target: EventTarget }) => {
    const to = askedIn((target instanceof Element && target.closest('a')?.search) || '');
    if (to) props.onNear?.(to.centre, to.page);
  };
  return (
    <SideMenu
      className={wide ? css.side : css.screen}
      // On touch screens this fires before the press.
      onPointerOver={near}
      onFocus={near}
      label={t(nameOf[centre])}
      groups={groups}
      numbers={numbers}
      current={page}
      onSelect={(id) =>
        id === next ? props.onPage(next, defaultPage[next]) : props.onPage(centre, id)
      }
      header={
        <span className={css.person}>
          <Avatar name={nickname} size="lg" />
          <span className={css.names}>
            <Text as="span" bold oneLine>
              {nickname}
            </Text>
            {level !== '' && (
              <Text as="span" size="small" tone="warm">
                {level}
              </Text>
            )}
          </span>
        </span>
      }
    />
  );
}

/** An arrow with its meaning as hidden text for screen readers. */
const Outward = ({ words }: { readonly words: string }) => (
  <>
    <IconSlot icon={ArrowUpRight} size={16} />
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);
