import type { Entry } from './entries.ts';
import { type Language, languageOf } from './language.ts';

/** Parameters of the game list as the client sends them: an empty text means no filter. */
export interface GameQuery {
  gameType?: string | undefined;
  /** Vendor key. */
  vassalage?: string | undefined;
  gameClassify?: string | undefined;
  /** Part of the name in either language, any case; outer blanks are ignored. */
  gameName?: string | undefined;
  /** Games whose smallest stake equals this amount (GAM-02). */
  minBet?: string | undefined;
  /** Games with at least this many lines. */
  minLineNum?: string | number | undefined;
  /** `true`: new games only. */
  isNew?: string | boolean | undefined;
  /** Only the game with this id. */
  nodeId?: string | number | undefined;
  /** From 1. Default 1. */
  pageNo?: number | undefined;
  /** 1 to 200. Default 12. */
  pageSize?: number | undefined;
  language?: string | undefined;
}

export const normaliseName = (name: string) => name.normalize('NFC').trim().toLowerCase();

const amount = (text: string | number | undefined): number | undefined => {
  const value = typeof text === 'string' ? Number(text.trim() || Number.NaN) : text;
  return value === undefined || Number.isNaN(value) ? undefined : value;
};

const sameOrAny = (asked: string | undefined, value: string) => !asked || asked === value;

/** The filter of one query. Ignores an amount that is no number. */
export function matcher(query: GameQuery, nameOf: (entry: Entry) => string) {
  const name = normaliseName(query.gameName ?? '');
  const stake = amount(query.minBet);
  const lines = amount(query.minLineNum);
  const id = amount(query.nodeId);
  return (entry: Entry): boolean =>
    sameOrAny(query.gameType, entry.type) &&
    sameOrAny(query.vassalage, entry.vendor.code) &&
    sameOrAny(query.gameClassify, entry.classify) &&
    (stake === undefined || Number(entry.minBet) === stake) &&
    (lines === undefined || entry.minLines >= lines) &&
    (id === undefined || entry.nodeId === id) &&
    (String(query.isNew) !== 'true' || entry.isNew) &&
    (name === '' || nameOf(entry).includes(name));
}

const largestPage = 200;
const usualPage = 12;

const whole = (value: number | undefined, fallback: number) =>
  value !== undefined && Number.isFinite(value) ? Math.max(1, Math.floor(value)) : fallback;

export interface Page {
  readonly start: number;
  readonly end: number;
  readonly size: number;
  readonly language: Language;
}

export function pageOf(query: GameQuery): Page {
  const size = Math.min(whole(query.pageSize, usualPage), largestPage);
  const start = (whole(query.pageNo, 1) - 1) * size;
  return { start, end: start + size, size, language: languageOf(query.language) };
}
