import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { resumeRandom } from '../art/rng.ts';
import type { Snapshot } from '../backend.ts';
import { audit } from '../ledger/ledger.ts';
import type { Persistence } from '../sandbox.ts';
import { readScenario } from '../scenarios/read.ts';
import { emptyState, type State } from '../state/state.ts';
import { assemble, type Row, rowsOf } from './rows.ts';
import { damaged, ofAnotherSeed, ofAnotherVersion, openStore } from './store.ts';

/** Changes that no caller waits for are written together, after this many ms at the latest. */
const delay = 250;

/** Parts whose rows never change once written: the same object is not compared again. */
const fixed: ReadonlySet<string> = new Set(['ledger.entries', 'intents']);

/** Persistence in a file. */
export interface FilePersistence extends Persistence {
  /** Writes the pending changes and closes the file. */
  close(): void;
}

interface Written {
  readonly value: unknown;
  readonly key: Buffer;
  readonly body: Buffer;
}

/** A checksum of the whole row, so that a changed bit is noticed. */
const sumOf = (part: string, key: Uint8Array, body: Uint8Array): number =>
  crc32(body, crc32(key, crc32(part)));

/**
 * Saves a backend in `sandbox.sqlite` of a folder, using only Node's own SQLite: one row for each member, entry, order.
 * Writes only rows that changed, in one transaction, so that a crash leaves a complete backend.
 * @throws {StoreError} when another server uses the folder, and when the file is damaged, or holds a backend of another
 * seed or version
 */
export function persistIn(folder: string, seed: number): FilePersistence {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sandbox.sqlite');
  const database = openStore(file);
  const insert = database.prepare(
    `INSERT INTO snapshot (part, key, body, position, sum) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (part, key) DO UPDATE SET body = excluded.body, sum = excluded.sum`,
  );
  const remove = database.prepare('DELETE FROM snapshot WHERE part = ? AND key = ?');
  /** Maps keep the order of insertion, so each row gets the next number when it is new. */
  let position = 0;
  /** The contents of the file by part and key, to write only differences. */
  const written = new Map<string, Map<unknown, Written>>();

  const partOf = (part: string): Map<unknown, Written> => {
    const known = written.get(part) ?? new Map<unknown, Written>();
    written.set(part, known);
    return known;
  };

  /** The rows to write for a state, and the rows to delete. */
  const changesFor = (rows: readonly Row[]) => {
    const changed: { readonly row: Row; readonly to: Written }[] = [];
    const counts = new Map<string, Set<unknown>>();
    for (const row of rows) {
      const { part, key, value } = row;
      const seen = counts.get(part) ?? new Set<unknown>();
      counts.set(part, seen.add(key));
      const known = written.get(part)?.get(key);
      if (known && fixed.has(part) && known.value === value) continue;
      const body = serialize(value);
      if (known?.body.equals(body)) continue;
      changed.push({ row, to: { value, key: known?.key ?? serialize(key), body } });
    }
    const gone = [...written].flatMap(([part, known]) =>
      [...known.keys()]
        .filter((key) => counts.get(part)?.has(key) !== true)
        .map((key) => ({ part, key })),
    );
    return { changed, gone };
  };

  const write = ({ state, scenario }: Snapshot): void => {
    const { changed, gone } = changesFor([
      ...rowsOf({ ...state, random: state.random.mark() }),
      { part: 'scenario', key: null, value: scenario },
      { part: 'seed', key: null, value: seed },
    ]);
    if (changed.length === 0 && gone.length === 0) return;
    database.exec('BEGIN');
    try {
      for (const { row, to } of changed) {
        position += 1;
        insert.run(row.part, to.key, to.body, position, sumOf(row.part, to.key, to.body));
      }
      for (const { part, key } of gone) {
        const known = written.get(part)?.get(key);
        if (known) remove.run(part, known.key);
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
    // Only rows that are on the disk count as written.
    for (const { row, to } of changed) partOf(row.part).set(row.key, to);
    for (const { part, key } of gone) written.get(part)?.delete(key);
  };

  const load = (): Snapshot | null => {
    const rows = database
      .prepare('SELECT part, key, body, position, sum FROM snapshot ORDER BY position')
      .all()
      .map(({ part, key, body, position: place, sum }): Row => {
        const isRow =
          typeof part === 'string' && key instanceof Uint8Array && body instanceof Uint8Array;
        if (!isRow || sum !== sumOf(part, key, body)) throw damaged(file);
        position = Math.max(position, Number(place));
        const row = { part, key: read(key), value: read(body) };
        const found = { value: row.value, key: Buffer.from(key), body: Buffer.from(body) };
        partOf(part).set(row.key, found);
        return row;
      });
    if (rows.length === 0) return null;
    const single = (part: string) => rows.find((row) => row.part === part)?.value;
    const found = single('seed');
    if (found === undefined) throw damaged(file);
    if (found !== seed) throw ofAnotherSeed(file, found, seed);
    const mark = single('random');
    const like = emptyState(seed);
    const state = { ...assemble(like, rows), random: resumeRandom(Number(mark)) };
    if (!isLike(state, like)) throw ofAnotherVersion(file);
    const result = readScenario(single('scenario'));
    if ('wrong' in result) throw ofAnotherVersion(file);
    // Balances that do not match the entries: rows are missing.
    if (audit(state.ledger) !== null) throw damaged(file);
    return { state, scenario: result.scenario };
  };

  let pending: (() => Snapshot) | null = null;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!pending) return;
    write(pending());
    pending = null;
  };

  /** The shared write that all callers who changed something in the same turn wait for. */
  let together: Promise<void> | null = null;
  const loaded = orClose(load);

  /** Closes a file that cannot be read. */
  function orClose<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      database.close();
      throw error;
    }
  }

  return {
    load: () => loaded,
    changed(reading) {
      pending = reading;
      timer ??= setTimeout(flush, delay);
      timer.unref();
    },
    saved() {
      together ??= new Promise((resolve, reject) => {
        setImmediate(() => {
          together = null;
          try {
            flush();
            resolve();
          } catch (error) {
            reject(error);
          }
        });
      });
      return together;
    },
    close() {
      flush();
      database.close();
    },
  };
}

const read = (bytes: Uint8Array): unknown => {
  const value: unknown = deserialize(bytes);
  return value;
};

/**
 * Whether every part has the same type as in an empty state. This code wrote the rows inside, so they are not checked.
 */
function isLike(state: object, like: State): state is State {
  return Object.entries(like).every(([part, empty]) => {
    const found: unknown = Reflect.get(state, part);
    if (empty === null) return found === null || typeof found === 'number';
    if (typeof empty !== 'object') return typeof found === typeof empty;
    return typeof found === 'object' && found !== null && found.constructor === empty.constructor;
  });
}
