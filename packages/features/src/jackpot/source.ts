import type { WireJackpot } from '@parlour/api-client';
import type { JackpotSource } from '@parlour/ui';

/** Wire → what the jackpot shows. Amounts travel as decimal strings; a figure on a board may be a number. */
export function toJackpotSource(wire: WireJackpot): JackpotSource {
  switch (wire.kind) {
    case 'live':
      return {
        kind: 'live',
        value: Number(wire.value),
        asOf: Date.parse(wire.asOf),
        rulesUrl: wire.rulesUrl,
      };
    case 'fixed':
      return { kind: 'fixed', value: Number(wire.value) };
    case 'simulated':
      return { kind: 'simulated', min: Number(wire.min), max: Number(wire.max) };
    case 'timeDerived':
      return { kind: 'timeDerived', step: Number(wire.step), everyMs: wire.everyMs };
  }
}
