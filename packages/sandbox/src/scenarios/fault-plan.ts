import type { Fault } from '../scenario.ts';

/** Returns the planned faults for a call: counts down their `times`, and applies `every`. */
export function faultPlan(faults: readonly Fault[]) {
  const left = faults.map(({ times }) => times ?? Number.POSITIVE_INFINITY);
  const calls = faults.map(() => 0);
  return (path: string): readonly Fault[] =>
    faults.filter((fault, index) => {
      const hit = fault.path.endsWith('*')
        ? path.startsWith(fault.path.slice(0, -1))
        : path === fault.path;
      const remaining = left[index] ?? 0;
      if (!hit || remaining <= 0) return false;
      const call = (calls[index] ?? 0) + 1;
      calls[index] = call;
      if (call % (fault.every ?? 1) !== 0) return false;
      left[index] = remaining - 1;
      return true;
    });
}
