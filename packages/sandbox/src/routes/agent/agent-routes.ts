import { Hono, type MiddlewareHandler } from 'hono';
import { settleDue } from '../../agents/settle.ts';
import type { Backend } from '../../backend.ts';
import { memberOf } from '../../http/caller.ts';
import { settleRounds } from '../../play/kit/round.ts';
import { settleSlips } from '../../play/sports/settle.ts';
import { contractRoutes } from './contracts.ts';
import { envelopeRoutes } from './envelopes.ts';
import { lineRoutes } from './line-lists.ts';
import { agentRegistrationRoutes } from './registration.ts';
import { statementRoutes } from './statements.ts';
import { teamRoutes } from './team.ts';
import { transferRoutes } from './transfers.ts';

/** The routes of the agent centre. */
export const agentRoutes = (backend: Backend): Hono =>
  new Hono()
    .route('/', teamRoutes(backend))
    .route('/', transferRoutes(backend))
    .route('/', agentRegistrationRoutes(backend))
    .route('/', lineRoutes(backend))
    .route('/', statementRoutes(backend))
    .route('/', contractRoutes(backend))
    .route('/', envelopeRoutes(backend));

/**
 * Pays rounds whose draw is over and bets on matches that ended, and settles agents' income before each answer, so that
 * balance and record include them.
 */
export const agentSettlement =
  (backend: Backend): MiddlewareHandler =>
  async (c, next) => {
    settleRounds(backend);
    settleSlips(backend);
    const member = memberOf(backend, c.req.raw);
    if (member) settleDue(backend, member);
    await next();
  };
