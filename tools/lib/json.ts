import { readFileSync } from 'node:fs';

// Reports of other programs, read without trust: what is not there is empty.

/** The value in a JSON file; `null` when it cannot be read. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A property of a value that may be anything. */
export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** A list in a property; empty when there is none. */
export function listOf(value: unknown, key: string): readonly unknown[] {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? list : [];
}

/** A text in a property; empty when there is none. */
export function textOf(value: unknown, key: string): string {
  const text = fieldOf(value, key);
  return typeof text === 'string' ? text : '';
}
