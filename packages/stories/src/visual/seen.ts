import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselinePath, type Shot } from './shot.ts';

/*
 * Notes of screenshots that were already compared with their baselines. A screenshot with the same bytes needs no
 * second comparison and no decoding, which takes a quarter of a second per page. `--update` writes the notes; if a
 * screenshot or a baseline has other bytes, it is compared.
 */

/** Whether exactly these screenshots (PNG, from the top) were equal to exactly these baselines before. */
export const isSeen = (shot: Shot, screenshots: readonly Buffer[]): boolean =>
  readNotes(shot)[shot.storyId] === sumOf(shot, screenshots);

/** Notes that a person sees no difference between the screenshots and the current baselines. */
export function noteSeen(shot: Shot, screenshots: readonly Buffer[]): void {
  writeNotes(shot, { ...readNotes(shot), [shot.storyId]: sumOf(shot, screenshots) });
}

/** Deletes the notes of stories that have no baseline any more. */
export function forgetSeen(root: string, mode: string, ids: ReadonlySet<string>): void {
  const place = { root, mode };
  const notes = Object.entries(readNotes(place));
  if (notes.length === 0) return;
  writeNotes(place, Object.fromEntries(notes.filter(([id]) => ids.has(id))));
}

/** Hash over the bytes of both sides. */
function sumOf(shot: Shot, screenshots: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of [...screenshots, ...baselinesOf(shot)])
    hash.update(`${bytes.length} `).update(bytes);
  return hash.digest('base64url');
}

function baselinesOf(shot: Shot): readonly Buffer[] {
  const found: Buffer[] = [];
  for (let part = 1; existsSync(baselinePath(shot, part)); part += 1) {
    found.push(readFileSync(baselinePath(shot, part)));
  }
  return found;
}

type Place = Pick<Shot, 'root' | 'mode'>;
type Notes = Readonly<Record<string, string>>;

const fileOf = ({ root, mode }: Place): string => join(root, 'baselines', `${mode}.seen.json`);

function readNotes(place: Place): Notes {
  const file = fileOf(place);
  if (!existsSync(file)) return {};
  const notes: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof notes !== 'object' || notes === null) return {};
  return Object.fromEntries(Object.entries(notes).map(([id, sum]) => [id, String(sum)]));
}

function writeNotes(place: Place, notes: Notes): void {
  const sorted = Object.fromEntries(Object.entries(notes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fileOf(place), `${JSON.stringify(sorted, null, 2)}\n`);
}
