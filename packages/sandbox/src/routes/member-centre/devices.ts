import type { WireDevices } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import type { Language } from '../../catalogue/language.ts';
import { loginPlaces } from '../../catalogue/member-policy.ts';
import type { Refusal } from '../../core/refusal.ts';
import { accept } from '../../http/answer.ts';
import { text } from '../../http/fields.ts';
import { notFound, operations } from '../../http/operation.ts';
import { deviceIdOf, endSession, sessionsOf } from '../../state/sessions.ts';
import { iso } from './view.ts';

/** Members cannot lock themselves out by mistake: only a logout ends the current session. */
const current: Refusal = { code: 'FORBIDDEN', text: 'forbidden' };

const tokenIn = (request: Request): string => request.headers.get('Authorization') ?? '';

/** Lists where a member is logged in, and ends other sessions (MEM-01). A device is a session. */
export function deviceRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  /** The current session first, then the others by their last use. */
  const ordered = (memberId: string, own: string) => {
    const all = sessionsOf(backend, memberId);
    const isOwn = ([token]: readonly [string, unknown]) => token === own;
    return [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))];
  };

  const view = (memberId: string, own: string, language: Language): WireDevices => ({
    devices: ordered(memberId, own).flatMap(([token, { from, lastSeen }]) => {
      const here = loginPlaces[from] ?? loginPlaces[0];
      if (!here) return [];
      return {
        deviceId: deviceIdOf(token),
        device: here.device[language],
        place: here.place[language],
        ip: here.ip,
        lastSeenAt: iso(lastSeen),
        current: token === own,
      };
    }),
  });

  on('GET /wps/member/devices', { who: 'member', input: {} }, ({ member, request, language }) =>
    accept(view(member.id, tokenIn(request), language)),
  );

  on(
    'POST /wps/member/devices/revoke',
    { who: 'member', input: { deviceId: text(64) } },
    ({ member, input, request, language }) => {
      const own = tokenIn(request);
      const found = sessionsOf(backend, member.id).find(
        ([token]) => deviceIdOf(token) === input.deviceId,
      );
      if (!found) return notFound;
      const [token, session] = found;
      if (token === own) return current;
      endSession(backend, token, session);
      return accept(view(member.id, own, language));
    },
  );

  return app;
}
