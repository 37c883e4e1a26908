import type { FooterGroup } from '@parlour/ui';
import {
  type HouseText,
  houseTextHref,
  houseTextNames,
} from '../../shared/house-texts/house-texts.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';

/** What decides which links the footer has. */
export interface FooterGroupsOptions {
  readonly brandName: string;
  readonly isMember: boolean;
  /** The operator has a member centre. */
  readonly hasCentre: boolean;
  /** The published texts of the house: only these have a link (HLP-01). */
  readonly texts: readonly HouseText[];
}

/**
 * Returns the groups of links in the footer: games, account, help, the house (LAY-07). No link occurs twice, and none
 * leads to a text that is missing.
 */
export function footerGroups(
  t: Translate,
  { brandName, isMember, hasCentre, texts }: FooterGroupsOptions,
): readonly FooterGroup[] {
  const linkTo = (text: HouseText) => ({
    label: t(houseTextNames[text]),
    href: houseTextHref(text),
  });
  const visitor = [
    { label: t('auth.login'), href: '/login' },
    { label: t('auth.registration'), href: '/register' },
  ];
  const member = hasCentre
    ? [
        { label: t('wallet.deposit'), href: '/?member=depositv2' },
        { label: t('wallet.withdrawal'), href: '/?member=withdraw' },
      ]
    : [
        { label: t('game.favourites'), href: '/favorite' },
        { label: t('game.recentlyPlayed'), href: '/recent' },
      ];
  return [
    {
      id: 'games',
      title: t('nav.games'),
      links: [
        { label: t('game.popularGames'), href: '/hot' },
        { label: t('game.newGames'), href: '/new' },
        { label: t('nav.lottery'), href: '/lott' },
        { label: t('nav.winners'), href: '/winners' },
      ],
    },
    {
      id: 'account',
      title: t('nav.account'),
      links: [
        ...(isMember ? member : visitor),
        { label: t('nav.vip'), href: '/vip' },
        { label: t('points.mall'), href: '/pointMall' },
      ],
    },
    {
      id: 'help',
      title: t('nav.help'),
      links: [
        { label: t('nav.helpCentre'), href: '/help' },
        { label: t('nav.notices'), href: '/noticePage' },
        { label: t('action.sendFeedback'), href: '/help?page=feedback' },
        ...texts.filter((text) => text === 'contact').map(linkTo),
        { label: t('nav.app'), href: '/down' },
      ],
    },
    {
      id: 'site',
      title: brandName,
      links: [
        ...texts.filter((text) => text !== 'contact').map(linkTo),
        { label: t('nav.join'), href: '/join' },
      ],
    },
  ];
}
