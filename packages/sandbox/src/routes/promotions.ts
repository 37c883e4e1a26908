import { Hono } from 'hono';
import { accept } from '../answer.ts';
import { type Backend, languageFor, memberOf } from '../backend.ts';
import { promotionsIn } from '../catalogue/index.ts';

/** Promotions: for everybody, and for a member with where they stand in each. */
export function promotionRoutes(backend: Backend): Hono {
  return new Hono().get('/wps/promotions', (c) => {
    const isMember = memberOf(backend, c.req.raw) !== null;
    return accept(promotionsIn(languageFor(c.req.raw), backend.now(), isMember));
  });
}
