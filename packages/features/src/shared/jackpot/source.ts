import type { WireJackpot } from '@parlour/api-client';
import type { JackpotSource } from '@parlour/ui';
import type { LinkTo } from '../links/server-link.ts';

/**
 * Converts a jackpot of the API to the jackpot's source. Amounts are decimal strings, but a figure on a board may be a
 * number. `linkTo` makes the link to the rules.
 */
export function toJackpotSource(wire: WireJackpot, linkTo: LinkTo): JackpotSource {
  switch (wire.kind) {
    case 'live': {
      const rules = linkTo(wire.rulesUrl);
      return {
        kind: 'live',
        value: Number(wire.value),
        asOf: Date.parse(wire.asOf),
        ...(rules && { rulesUrl: rules.href, rulesNewWindowLabel: rules.newWindowLabel }),
      };
    }
    case 'fixed':
      return { kind: 'fixed', value: Number(wire.value) };
    case 'simulated':
      return { kind: 'simulated', min: Number(wire.min), max: Number(wire.max) };
    case 'timeDerived':
      return { kind: 'timeDerived', step: Number(wire.step), everyMs: wire.everyMs };
  }
}

/** Whether a jackpot may be shown: an invented figure must not be shown where money is real (JPT-02). */
export function showsJackpot(source: JackpotSource, operatorMode: 'demo' | 'live'): boolean {
  const invented = source.kind === 'simulated' || source.kind === 'timeDerived';
  return operatorMode === 'demo' || !invented;
}
