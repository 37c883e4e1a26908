import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { z } from 'zod';

// The calls of our home page, each with a hand-written zod schema.

const game = z.object({
  nodeId: z.number(),
  gameName: z.string(),
  vassalage: z.string(),
  gameType: z.string(),
  minBet: z.string(),
  coverUrl: z.string(),
  isHot: z.boolean().optional(),
  isNew: z.boolean().optional(),
  isLive: z.boolean().optional(),
});
const card = z.object({ vassalage: z.string(), title: z.string(), gameCount: z.number() });
const texts = z.object({ id: z.string(), title: z.string(), content: z.string() });

/** A game of the backend. */
export type Game = z.infer<typeof game>;

async function ask<Value>(path: string, value: z.ZodType<Value>): Promise<Value> {
  const language = i18next.language.toUpperCase();
  const headers = { Accept: 'application/json', Device: 'WEB', Merchant: 'parlour' };
  const response = await fetch(path, { headers: { ...headers, Language: language } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const envelope = z.object({ success: z.literal(true), value });
  return envelope.parse(await response.json()).value;
}

/** A hook for one call of the backend, cached by address and language. */
const call =
  <Value>(path: string, value: z.ZodType<Value>) =>
  () =>
    useQuery({ queryKey: [path, i18next.language], queryFn: () => ask(path, value) });

export const useSettings = call(
  `/wps/system/whitelabel?url=${encodeURIComponent(location.host)}`,
  z.object({ currencySymbol: z.string(), operatorMode: z.string(), minAge: z.number() }),
);
export const useStatus = call('/wps/system/status', z.object({ status: z.number() }));
export const useMenus = call(
  '/lgw/games/game_menus',
  z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      gameCount: z.number(),
      cards: z.array(card),
    }),
  ),
);
export const useBanners = call(
  '/wps/system/banners?groupName=w_home',
  z.array(
    z.object({
      bannerId: z.string(),
      url: z.string(),
      title: z.string().optional(),
      body: z.string().optional(),
      actionLabel: z.string().optional(),
      linkage: z.string().optional(),
    }),
  ),
);
export const useJackpot = call(
  '/lgw/games/jackpot?scope=home',
  z.object({ kind: z.literal('simulated'), min: z.string(), max: z.string() }),
);
export const useNotices = call('/wps/system/notices', z.array(texts));
export const useHotGames = call('/wps/relay/GCSGAME_hotGamesV2', z.object({ list: z.array(game) }));
export const useVendors = call(
  '/wps/relay/GCSGAME_newGameVendor',
  z.array(z.object({ vassalage: z.string(), name: z.string(), logoUrl: z.string() })),
);
export const useAnnouncements = call(
  `/wps/relay/MCSFE_getListAnnouncements?${new URLSearchParams({ types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' })}`,
  z.object({ list: z.array(texts) }),
);
