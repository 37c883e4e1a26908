import { Hono, type MiddlewareHandler } from 'hono';
import type { Backend } from '../../backend.ts';
import { settleMember } from '../../cashier/settle.ts';
import { memberOf } from '../../http/caller.ts';
import { payoutAccountRoutes } from './accounts.ts';
import { betRoutes } from './bets.ts';
import { orderControlRoutes } from './control.ts';
import { depositRoutes } from './deposits.ts';
import { deviceRoutes } from './devices.ts';
import { messageRoutes } from './messages.ts';
import { missionRoutes } from './missions.ts';
import { playSessionRoutes } from './play-session.ts';
import { pointRoutes } from './points.ts';
import { profileRoutes } from './profile.ts';
import { recordRoutes } from './records.ts';
import { responsibleRoutes } from './responsible-gaming.ts';
import { rewardRoutes } from './rewards.ts';
import { securityRoutes } from './security.ts';
import { socialRoutes } from './social.ts';
import { uploadRoutes } from './uploads.ts';
import { walletRoutes } from './wallets.ts';
import { withdrawalRoutes } from './withdrawals.ts';

/** The routes of the member centre: money, records, gifts, messages, protection. */
export const memberCentreRoutes = (backend: Backend): Hono =>
  new Hono()
    .route('/', walletRoutes(backend))
    .route('/', uploadRoutes(backend))
    .route('/', depositRoutes(backend))
    .route('/', payoutAccountRoutes(backend))
    .route('/', withdrawalRoutes(backend))
    .route('/', recordRoutes(backend))
    .route('/', betRoutes(backend))
    .route('/', rewardRoutes(backend))
    .route('/', missionRoutes(backend))
    .route('/', pointRoutes(backend))
    .route('/', messageRoutes(backend))
    .route('/', profileRoutes(backend))
    .route('/', securityRoutes(backend))
    .route('/', socialRoutes(backend))
    .route('/', deviceRoutes(backend))
    .route('/', responsibleRoutes(backend))
    .route('/', playSessionRoutes(backend))
    .route('/', orderControlRoutes(backend));

/** Settles what is due for a member before each answer: credits, payments, expiries. */
export const memberSettlement =
  (backend: Backend): MiddlewareHandler =>
  async (c, next) => {
    const member = memberOf(backend, c.req.raw);
    if (member) settleMember(backend, member);
    await next();
  };
