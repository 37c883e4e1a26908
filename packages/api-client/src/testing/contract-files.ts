/** Reads single parts of openapi/ without bundling the whole contract: fast enough for the start of every test. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { at, isRecord, type Json } from '../../generate/document.ts';

const folder = join(import.meta.dirname, '..', '..', 'openapi');
const files = new Map<string, unknown>();

function fileAt(path: string): unknown {
  if (!files.has(path)) files.set(path, parse(readFileSync(path, 'utf8')));
  return files.get(path);
}

/** A part of the contract, with the file it is in: its references are relative to that file. */
export interface Part {
  readonly file: string;
  readonly value: unknown;
}

const root: Part = {
  file: join(folder, 'parlour.yaml'),
  value: fileAt(join(folder, 'parlour.yaml')),
};

/** The part that a reference points to, through any number of files. A part without a reference is itself. */
export function followed(part: Part): Part {
  const ref = at(part.value, '$ref');
  if (typeof ref !== 'string') return part;
  const [path = '', pointer = ''] = ref.split('#/');
  const file = path === '' ? part.file : join(dirname(part.file), path);
  return followed({ file, value: at(fileAt(file), ...pointer.split('/')) });
}

/** The operation of a method and an address, as it is written in its file; undefined when the contract has none. */
export function operationAt(
  method: string,
  path: string,
): { readonly raw: Json; readonly file: string } | undefined {
  const item = followed({ ...root, value: at(root.value, 'paths', path) });
  const raw = at(item.value, method.toLowerCase());
  return isRecord(raw) ? { raw, file: item.file } : undefined;
}

/** The names that the body of an operation always has: those of its unencrypted form. */
export function requiredInBody({ raw, file }: { raw: Json; file: string }): readonly string[] {
  const content = at(raw, 'requestBody', 'content');
  const [media] = Object.values(isRecord(content) ? content : {});
  const schema = at(media, 'schema');
  const form = at(schema, 'anyOf', 0) ?? schema;
  const names = at(followed({ file, value: form }).value, 'required');
  return Array.isArray(names) ? names.map(String) : [];
}
