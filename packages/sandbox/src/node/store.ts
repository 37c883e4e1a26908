import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Version of the layout below. A file of another version is refused: there are no migrations. */
const version = 2;

/** SQLite's codes for a busy or locked file. */
const busy: readonly unknown[] = [5, 6];

/** The store cannot be used; the message says why, and how to start again. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

const afresh =
  'Nothing in it was changed. To begin afresh, move the file away or name another folder.';

/** Error for a file whose content is not what was written. */
export const damaged = (file: string, cause?: unknown): StoreError =>
  new StoreError(`${file} is damaged. ${afresh}`, { cause });

/** A file of another version of this backend. */
export const ofAnotherVersion = (file: string): StoreError =>
  new StoreError(`${file} was written by another version. ${afresh}`);

/** Error for a file with the games and people of another seed. */
export const ofAnotherSeed = (file: string, found: unknown, wanted: number): StoreError =>
  new StoreError(`${file} holds a backend of seed ${String(found)}, not ${wanted}. ${afresh}`);

/**
 * Opens the file of a backend, or creates a new one. Committed data is on the disk (`synchronous = FULL`), and only one
 * server at a time can use the file. Checks an existing file before writing to it.
 * @throws {StoreError} when another server uses it, and when it is damaged or of another version
 */
export function openStore(file: string): DatabaseSync {
  // A start that was interrupted never leaves an empty file with acknowledged data: an empty file is damaged.
  if (existsSync(file) && statSync(file).size === 0) throw damaged(file);
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    const isNew = database.prepare('SELECT 1 FROM sqlite_schema').all().length === 0;
    if (!isNew) check(database, file);
    // Uses no separate log file: a log that lost its end would look complete.
    database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL;');
    // From here on no other server can open it.
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
