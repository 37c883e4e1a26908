import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { resumeRandom } from '../art/index.ts';
import type { Snapshot } from '../backend.ts';
import type { Persistence } from '../sandbox.ts';
import { readScenario } from '../scenarios/read.ts';
import { emptyState, type State } from '../state/state.ts';
import { assemble, type Row, rowsOf } from './rows.ts';

/** Changes are written together, at the latest after this. */
const delay = 250;

/** Persistence in a file of its own. */
export interface FilePersistence extends Persistence {
  /** Writes what is not written yet and lets go of the file. */
  close(): void;
}

/**
 * Keeps a backend in `sandbox.sqlite` of a folder, with nothing but Node's own SQLite: one row for each member,
 * entry, order. Only rows that changed are written, in one transaction, so that a crash leaves a whole backend.
 * @throws when another server holds the folder, or when it holds a backend of another seed
 */
export function persistIn(folder: string, seed: number): FilePersistence {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'sandbox.sqlite');
  const database = new DatabaseSync(file);
  try {
    // One server at a time: two would write over each other.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
    database.exec(`CREATE TABLE IF NOT EXISTS snapshot (
      part TEXT NOT NULL, key BLOB NOT NULL, body BLOB NOT NULL, position INTEGER NOT NULL,
      PRIMARY KEY (part, key)
    ) WITHOUT ROWID`);
    database.exec('BEGIN IMMEDIATE; COMMIT;');
  } catch (error) {
    database.close();
    throw new Error(`${file} is in use by another server`, { cause: error });
  }
  const insert = database.prepare(
    `INSERT INTO snapshot (part, key, body, position) VALUES (?, ?, ?, ?)
     ON CONFLICT (part, key) DO UPDATE SET body = excluded.body`,
  );
  const remove = database.prepare('DELETE FROM snapshot WHERE part = ? AND key = ?');
  /** Maps keep the order of insertion, so each row gets the next number when it is new. */
  let position = 0;
  /** What the file holds, to write only what differs. */
  const written = new Map<string, { row: Row; body: Buffer }>();

  const idOf = ({ part, key }: Row) => `${part} ${serialize(key).toString('base64')}`;

  const write = ({ state, scenario }: Snapshot): void => {
    const rows = rowsOf({ ...state, random: state.random.mark() });
    rows.push({ part: 'scenario', key: null, value: scenario });
    rows.push({ part: 'seed', key: null, value: seed });
    const seen = new Set<string>();
    database.exec('BEGIN');
    for (const row of rows) {
      const id = idOf(row);
      seen.add(id);
      const body = serialize(row.value);
      if (written.get(id)?.body.equals(body)) continue;
      position += 1;
      insert.run(row.part, serialize(row.key), body, position);
      written.set(id, { row, body });
    }
    for (const [id, { row }] of written) {
      if (seen.has(id)) continue;
      remove.run(row.part, serialize(row.key));
      written.delete(id);
    }
    database.exec('COMMIT');
  };

  const load = (): Snapshot | null => {
    const rows = database
      .prepare('SELECT part, key, body, position FROM snapshot ORDER BY position')
      .all()
      .flatMap(({ part, key, body, position: place }): Row[] => {
        if (typeof part !== 'string') return [];
        position = Math.max(position, Number(place));
        if (!(key instanceof Uint8Array) || !(body instanceof Uint8Array)) return [];
        const row = { part, key: read(key), value: read(body) };
        written.set(idOf(row), { row, body: Buffer.from(body) });
        return [row];
      });
    if (rows.length === 0) return null;
    const single = (part: string) => rows.find((row) => row.part === part)?.value;
    if (single('seed') !== seed) {
      throw new Error(`${file} holds a backend of seed ${String(single('seed'))}, not ${seed}`);
    }
    const mark = single('random');
    const like = emptyState(seed);
    const state = { ...assemble(like, rows), random: resumeRandom(Number(mark)) };
    if (!isLike(state, like)) throw new Error(`${file} was written by another version`);
    const result = readScenario(single('scenario'));
    if ('wrong' in result) throw new Error(`${file} was written by another version`);
    return { state, scenario: result.scenario };
  };

  let pending: (() => Snapshot) | null = null;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!pending) return;
    const read = pending;
    pending = null;
    write(read());
  };

  return {
    load,
    changed(read) {
      pending = read;
      timer ??= setTimeout(flush, delay);
      timer.unref();
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

/** Every part is of the kind an empty state has. The rows inside were written by this very code. */
function isLike(state: object, like: State): state is State {
  return Object.entries(like).every(([part, empty]) => {
    const found: unknown = Reflect.get(state, part);
    if (empty === null) return found === null || typeof found === 'number';
    if (typeof empty !== 'object') return typeof found === typeof empty;
    return typeof found === 'object' && found !== null && found.constructor === empty.constructor;
  });
}
