import { useRuntime } from '@parlour/features/runtime';
import { AgeGateWidget } from '@parlour/features/site/age-gate';

/** The age gate, which keeps its answer in the session storage of this tab. */
export default function AgeGate() {
  const { memory } = useRuntime();
  return <AgeGateWidget storage={memory.tab} />;
}
