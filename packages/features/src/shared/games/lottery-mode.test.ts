import type { WireGameMenus } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { lotteryHref, sitePrizeMode, toPrizeMode } from './lottery-mode.ts';

const menus = (code: string, ...vendors: string[]): WireGameMenus => [
  {
    code,
    title: code,
    gameClassify: [],
    gameCount: 1,
    cards: vendors.map((vassalage) => ({ vassalage, title: '', isHot: false, gameCount: 1 })),
  },
];

test('[LOT-01] the site pays as elott if its e-lotteries include one of two vendors, otherwise as lott', () => {
  expect(sitePrizeMode(menus('ELOTT', 'OTHER', 'TCG_LOTTO_VN'))).toBe('Elott');
  expect(sitePrizeMode(menus('ELOTT', 'LOTT'))).toBe('Elott');
  expect(sitePrizeMode(menus('ELOTT', 'OTHER'))).toBe('Lott');
  expect(sitePrizeMode(menus('LOTT', 'LOTT'))).toBe('Lott');
  expect(sitePrizeMode([])).toBe('Lott');
});

test('[LOT-01] a request contains only the four prize modes', () => {
  for (const mode of ['Lott', 'ZY', 'Elott', 'SEA']) expect(toPrizeMode(mode)).toBe(mode);
  for (const other of ['sea', 'LOTT', '', null]) expect(toPrizeMode(other)).toBeUndefined();
});

test('[LOT-01] betting page and lobby have their own addresses', () => {
  expect(lotteryHref('PADMA645')).toBe('/game?lottery=PADMA645');
  expect(lotteryHref('A&B', 'lobby')).toBe('/game?lottery=A%26B&view=lobby');
});
