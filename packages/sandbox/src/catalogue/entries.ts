import { coverSubject, subjectName } from '../art/cover.ts';
import type { Family, Subject } from '../art/families/families.ts';
import { createRandom, type Random } from '../art/rng.ts';
import { type GameType, gameCounts, gameTypes, profiles } from './game-types.ts';
import { type Vendor, vendorsOf } from './vendors.ts';

/** A game without its texts: everything that does not depend on the language. */
export interface Entry {
  readonly nodeId: number;
  readonly type: GameType;
  readonly vendor: Vendor;
  /** Classification inside the type; empty where the type has none. */
  readonly classify: string;
  readonly minBet: string;
  readonly minLines: number;
  readonly isNew: boolean;
  readonly maintenance: boolean;
  /** Family of the classification; `undefined` when type and vendor decide. */
  readonly family: Family | undefined;
  /** The subject of its cover. */
  readonly subject: Subject;
  /** The list of titles that matches the picture. */
  readonly titleSet: string;
}

interface Classification {
  readonly code: string;
  /** Share of all slots, in percent. */
  readonly share: number;
  readonly family?: Family;
  readonly titleSet?: string;
}

/** The first two have no fixed family. SPECIFICATION §2: SC, VP, TG, AC, JP and, for a certain language, BG. */
const classifications: readonly Classification[] = [
  { code: 'AC', share: 44 },
  { code: 'JP', share: 24 },
  { code: 'SC', share: 14, titleSet: 'SC' },
  { code: 'VP', share: 7, family: 'cards', titleSet: 'VP' },
  { code: 'TG', share: 7, family: 'wheel', titleSet: 'TG' },
  { code: 'BG', share: 4, family: 'dice' },
];

const plain: Classification = { code: '', share: 0 };

function classificationFor(type: GameType, random: Random): Classification {
  if (type !== 'RNG') return plain;
  let rest = random.next() * 100;
  for (const classification of classifications) {
    rest -= classification.share;
    if (rest < 0) return classification;
  }
  return plain;
}

/** Types whose titles do not depend on the picture. */
const ownTitles: readonly GameType[] = ['ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'];

function titleSetFor(type: GameType, subject: Subject): string {
  if (ownTitles.includes(type)) return type;
  const name = subjectName(subject);
  // A boat or a kite in a sports game is a race, not a slot of that family.
  if (type === 'SPORTS') return subject.family === 'ball' ? name : `SPORTS.${name}`;
  return type === 'LIVE' ? `LIVE.${name}` : name;
}

/** How many neighbours must look different: as many as the number of subjects of a type allows. */
const distances: Partial<Record<GameType, number>> = { RNG: 5, LIVE: 2, PVP: 2, SPORTS: 2 };
const distance = (type: GameType) => distances[type] ?? 1;
const attempts = 24;

/** Two fruits count as the same picture; a cricket ball and a football count as two. */
const lookOf = (subject: Subject): string =>
  subject.family === 'ball' ? subjectName(subject) : subject.family;

/** Assigns vendors so that neighbours look different, in the list and among the games of one vendor. */
function createShelf(type: GameType, random: Random) {
  const list = vendorsOf(type);
  const recent: string[] = [];
  const lastOfVendor = new Map<Vendor, string>();

  /** Vendors early in the list get more games than later ones. */
  const pickVendor = (): Vendor => {
    const vendor = list[Math.floor(random.next() ** 1.4 * list.length)];
    if (!vendor) throw new Error(`No vendor offers ${type}. Add one to data/vendors.json.`);
    return vendor;
  };
  const waiting = new Set(list);
  const looksNew = (vendor: Vendor, subject: Subject) =>
    !recent.includes(lookOf(subject)) && lastOfVendor.get(vendor) !== lookOf(subject);

  return {
    isFresh: (family: Family) => !recent.includes(family),
    place(nodeId: number, family: Family | undefined) {
      const offer = (vendor: Vendor) => ({
        vendor,
        subject: coverSubject(nodeId, { type, vendor: vendor.mark, ...(family && { family }) }),
      });
      const fits = ({ vendor, subject }: ReturnType<typeof offer>) => looksNew(vendor, subject);
      // First serves vendors without a game; prefers one whose picture differs from its neighbours.
      const first = [...waiting].map(offer);
      let chosen = first.find(fits) ?? first[0] ?? offer(pickVendor());
      // When the family is given, every vendor would show the same.
      for (let left = first.length > 0 || family ? 0 : attempts; left > 0; left--) {
        if (fits(chosen)) break;
        chosen = offer(pickVendor());
      }
      const { vendor, subject } = chosen;
      waiting.delete(vendor);
      recent.push(lookOf(subject));
      if (recent.length > distance(type)) recent.shift();
      lastOfVendor.set(vendor, lookOf(subject));
      return chosen;
    },
  };
}

function entriesOf(type: GameType, firstId: number, random: Random): Entry[] {
  const shelf = createShelf(type, random);
  const { minBets, lines } = profiles[type];
  return Array.from({ length: gameCounts[type] }, (_, index) => {
    const nodeId = firstId + index;
    const drawn = classificationFor(type, random);
    const spare = classifications[index % 2] ?? plain;
    const { code, family, titleSet } = drawn.family && !shelf.isFresh(drawn.family) ? spare : drawn;
    const { vendor, subject } = shelf.place(nodeId, family);
    return {
      nodeId,
      type,
      vendor,
      classify: code,
      minBet: random.pick(minBets),
      minLines: random.pick(lines),
      isNew: random.bool(0.02),
      maintenance: vendor.maintenance || random.bool(0.001),
      family,
      subject,
      titleSet: titleSet ?? titleSetFor(type, subject),
    };
  });
}

/** All games of these types, with node ids from 1 in the order of the types. */
export function createEntries(types: readonly GameType[], seed: number): readonly Entry[] {
  const entries: Entry[] = [];
  types.forEach((type, index) => {
    const random = createRandom(seed * 613 + index);
    entries.push(...entriesOf(type, entries.length + 1, random));
  });
  return entries;
}

/**
 * The hot games: a fixed number of each type, near the start of its list, none closed. Where possible none shows the
 * same picture as the ones before it.
 */
export function pickHot(entries: readonly Entry[], seed: number): ReadonlySet<number> {
  const random = createRandom(seed * 911 + 7);
  const hot = new Set<number>();
  const shown: string[] = [];
  for (const type of gameTypes) {
    const open = entries.filter((entry) => entry.type === type && !entry.maintenance);
    const wanted = Math.min(profiles[type].hotCount, open.length);
    const head = open.slice(0, wanted * 4);
    const looks = new Set(head.map(({ subject }) => lookOf(subject))).size;
    let left = wanted;
    head.forEach(({ nodeId, subject }, index) => {
      const rest = head.length - index;
      const before = shown.slice(shown.length - Math.min(2, looks - 1));
      const isNew = looks < 2 || !before.includes(lookOf(subject));
      if (left === 0 || (left < rest && !(isNew && random.bool(left / rest)))) return;
      hot.add(nodeId);
      shown.push(lookOf(subject));
      left--;
    });
  }
  return hot;
}
