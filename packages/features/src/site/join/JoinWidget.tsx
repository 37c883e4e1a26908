import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { JoinView } from './JoinView.tsx';

/** The page for people who want to become partners (NAV-03). */
export function JoinWidget() {
  const { config, overlays } = useRuntime();
  const { minAge } = useSettings();
  const member = useMember();
  return (
    <JoinView
      minAge={minAge}
      reader={member ? (member.isAgent ? 'agent' : 'member') : 'visitor'}
      centreHref={config.memberCentre ? '/?agent=agentTeamOverview' : undefined}
      onOpenAccount={() => overlays.open({ name: 'register', props: {} })}
      onService={() => overlays.open({ name: 'service', props: {} })}
    />
  );
}
