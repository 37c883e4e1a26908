import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Of the layout below. A file of another one is refused: there are no migrations. */
const version = 2;

/** What SQLite calls its errors. */
const busy: readonly unknown[] = [5, 6];

/** The store cannot be used; the message says why, and how to begin afresh. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const afresh =
  'Nothing in it was changed. To begin afresh, move the file away or name another folder.';

/** A file that cannot be what was written. */
export const damaged = (file: string, cause?: unknown): StoreError =>
  new StoreError(`${file} is damaged. ${afresh}`, { cause });

/** A file of another version of this backend. */
export const ofAnotherVersion = (file: string): StoreError =>
  new StoreError(`${file} was written by another version. ${afresh}`);

/** A file that belongs to another world of games and people. */
export const ofAnotherSeed = (file: string, found: unknown, wanted: number): StoreError =>
  new StoreError(`${file} holds a backend of seed ${String(found)}, not ${wanted}. ${afresh}`);

/**
 * Opens the file of a backend, or makes a new one. What is committed is on the disk (`synchronous = FULL`), and one server
 * at a time holds the file. A file that is there is checked before anything is written to it.
 * @throws {StoreError} when another server holds it, and when it is damaged or of another version
 */
export function openStore(file: string): DatabaseSync {
  // Not even an interrupted start leaves an empty one with something acknowledged.
  if (existsSync(file) && statSync(file).size === 0) throw damaged(file);
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    const isNew = database.prepare('SELECT 1 FROM sqlite_schema').all().length === 0;
    if (!isNew) check(database, file);
    // Without a log beside it: a log whose end is lost looks whole.
    database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL;');
    // From here on no other server gets in.
    database.exec('BEGIN EXCLUSIVE; COMMIT;');
    if (isNew) {
      database.exec(`BEGIN; CREATE TABLE snapshot (
        part TEXT NOT NULL, key BLOB NOT NULL, body BLOB NOT NULL, position INTEGER NOT NULL, sum INTEGER NOT NULL,
        PRIMARY KEY (part, key)
      ) WITHOUT ROWID; PRAGMA user_version = ${version}; COMMIT;`);
    }
    return database;
  } catch (error) {
    database.close();
    if (error instanceof StoreError) throw error;
    if (busy.includes(Reflect.get(Object(error), 'errcode'))) {
      throw new StoreError(`${file} is in use by another server`, { cause: error });
    }
    throw damaged(file, error);
  }
}

function check(database: DatabaseSync, file: string): void {
  const [found] = database.prepare('PRAGMA user_version').all();
  if (found?.user_version !== version) throw ofAnotherVersion(file);
  const [whole] = database.prepare('PRAGMA integrity_check(1)').all();
  if (whole?.integrity_check !== 'ok') throw damaged(file);
}
