import { Heart, Maximize, Plus, Scale, ShieldCheck, Timer, Wallet } from 'lucide-react';
import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DesktopOnly } from '../Responsive/Responsive.tsx';
import type { SlimFact, SlimGameHeaderProps } from './SlimGameHeader.tsx';

const facts = (say: Say): SlimFact[] => [
  { id: 'time', label: say('ui.session'), value: say('session.sampleTime'), icon: Timer },
  {
    id: 'net',
    label: say('session.thisSession'),
    value: say('session.sampleNet'),
    icon: Scale,
    onPhones: 'label',
  },
  { id: 'balance', label: say('wallet.balance'), value: say('balance.sample'), icon: Wallet },
];

const actions = (say: Say) => (
  <>
    <DesktopOnly>
      <Button variant="soft" size="sm" icon={Plus}>
        {say('wallet.deposit')}
      </Button>
    </DesktopOnly>
    <IconButton label={say('rg.limits')} icon={ShieldCheck} />
    <DesktopOnly>
      <IconButton label={say('game.favourites')} icon={Heart} />
    </DesktopOnly>
    <IconButton label={say('game.fullScreen')} icon={Maximize} />
  </>
);

export const slimGameHeaderStates = defineStates<SlimGameHeaderProps>()((say) => {
  const back = { label: say('game.backToLobby'), href: '#lobby' };
  return {
    demo: {
      back,
      title: say('game.sampleTitle'),
      subtitle: say('vendor.bokulio'),
      badge: <Badge solid>{say('badge.demo')}</Badge>,
      facts: facts(say),
      actions: actions(say),
    },
    realMoney: {
      back,
      title: say('game.sampleTitle'),
      subtitle: say('vendor.bokulio'),
      facts: facts(say),
      actions: actions(say),
    },
    toolSpace: {
      back,
      title: say('game.sampleTitle'),
      subtitle: say('vendor.bokulio'),
      badge: <Badge solid>{say('badge.demo')}</Badge>,
      facts: facts(say),
      actions: actions(say),
      toolSpace: true,
    },
    plain: { back, title: say('nav.helpCentre') },
    longTitle: {
      back,
      title: say('game.sampleLongTitle'),
      subtitle: say('vendor.bokulio'),
      badge: <Badge solid>{say('badge.demo')}</Badge>,
      facts: facts(say),
      actions: actions(say),
    },
  };
});
