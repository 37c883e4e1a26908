import type { Backend } from '../backend.ts';
import { type Language, languageOf } from '../catalogue/language.ts';
import { isOver } from '../state/sessions.ts';
import type { MemberRecord } from '../state/state.ts';

/** The session of a request's token; it may have ended. */
export const sessionOf = ({ state }: Backend, request: Request) =>
  state.sessions.get(request.headers.get('Authorization') ?? '');

/** The member of a request's session; `null` for a stale or unknown token. */
export function memberOf(backend: Backend, request: Request): MemberRecord | null {
  const token = request.headers.get('Authorization');
  const session = token === null ? undefined : backend.state.sessions.get(token);
  if (token === null || !session) return null;
  if (isOver(backend, session)) {
    backend.state.sessions.delete(token);
    return null;
  }
  session.lastSeen = backend.now();
  return backend.state.members.get(session.memberId) ?? null;
}

/** The language of a request: its header, or a `language` parameter. */
export function languageFor(request: Request): Language {
  const { searchParams } = new URL(request.url);
  return languageOf(request.headers.get('Language') ?? searchParams.get('language') ?? undefined);
}
