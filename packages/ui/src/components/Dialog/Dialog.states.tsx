import { defineStates } from '../../testing/states.ts';
import { vars } from '../../theme/contract.css.ts';
import type { DialogProps } from './Dialog.tsx';

const nothing = () => undefined;

const well = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space.s2,
  margin: 0,
  padding: vars.space.s4,
  borderRadius: vars.radius.md,
  background: vars.color.surface.sunken,
};

/** Every variant of a dialog. Each is open. */
export const dialogStates = defineStates<DialogProps>()((say) => {
  const base = { open: true, closeLabel: say('action.close') };
  const cancel = { id: 'cancel', label: say('action.cancel'), onSelect: nothing };
  const logout = { id: 'go', label: say('confirm.logout.action'), onSelect: nothing };
  return {
    confirm: {
      ...base,
      title: say('confirm.logout.title'),
      body: say('confirm.logout.body'),
      actions: [cancel, logout],
    },
    busy: {
      ...base,
      title: say('confirm.logout.title'),
      dismissible: false,
      actions: [
        { ...cancel, disabled: true },
        { ...logout, label: say('logout.working'), busy: true },
      ],
    },
    alert: {
      ...base,
      title: say('errorTitle.network'),
      body: say('error.network'),
      tone: 'danger',
      actions: [{ id: 'close', label: say('action.close'), onSelect: nothing }],
    },
    warn: {
      ...base,
      title: say('overlay.trialTitle'),
      body: say('guard.needTrueAccount'),
      tone: 'warn',
      actions: [
        { id: 'ok', label: say('action.ok'), onSelect: nothing },
        { id: 'go', label: say('action.openAccount'), onSelect: nothing },
      ],
    },
    success: {
      ...base,
      title: say('overlay.depositTitle'),
      body: say('overlay.depositDetail'),
      tone: 'success',
      actions: [{ id: 'ok', label: say('action.ok'), onSelect: nothing }],
    },
    info: {
      ...base,
      title: say('confirm.received.title'),
      body: say('overlay.receivedBody'),
      tone: 'info',
      actions: [cancel, { id: 'go', label: say('confirm.received.action'), onSelect: nothing }],
    },
    withDetails: {
      ...base,
      title: say('confirm.logout.title'),
      body: say('confirm.logout.body'),
      children: (
        <dl style={well}>
          <dt>{say('overlay.sessionTime')}</dt>
          <dd style={{ margin: 0 }}>0:48:12</dd>
          <dt>{say('overlay.sessionNet')}</dt>
          <dd style={{ margin: 0 }}>{say('sample.lost')}</dd>
        </dl>
      ),
      actions: [cancel, logout],
    },
    equalWeight: {
      open: true,
      title: say('overlay.ageTitle'),
      body: say('overlay.ageBody'),
      dismissible: false,
      equalWeight: true,
      actions: [
        { id: 'yes', label: say('overlay.ageYes'), onSelect: nothing },
        { id: 'no', label: say('overlay.ageNo'), onSelect: nothing },
      ],
    },
    longText: {
      ...base,
      title: say('overlay.longTitle'),
      body: say('overlay.longBody'),
      actions: [
        { id: 'cancel', label: say('overlay.longCancel'), onSelect: nothing },
        { id: 'go', label: say('overlay.longAction'), onSelect: nothing },
      ],
    },
  };
});
