import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import type { ModalProps } from './Modal.tsx';
import { SampleArt, SampleLogin, SamplePasswords, SampleStack } from './samples.tsx';

/** Text that is taller than the window. */
const paragraphs = (say: Say) =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
    <p key={key} style={{ margin: 0 }}>
      {say('overlay.noticeBody')}
    </p>
  ));

/** Every variant of a modal. Each is open; below 1024 px the same states are sheets. */
export const modalStates = defineStates<ModalProps>()((say) => {
  const base = { open: true, closeLabel: say('action.close') };
  return {
    plain: {
      ...base,
      title: say('notice.notice'),
      children: <p style={{ margin: 0 }}>{say('overlay.noticeBody')}</p>,
    },
    form: {
      ...base,
      title: say('auth.login'),
      width: 480,
      children: <SampleLogin say={say} />,
    },
    withArt: {
      ...base,
      title: say('auth.login'),
      width: 860,
      art: <SampleArt />,
      children: <SampleLogin say={say} />,
    },
    fullPage: {
      ...base,
      title: say('auth.register'),
      backLabel: say('action.back'),
      fullPageOnPhone: true,
      children: <SampleLogin say={say} />,
    },
    withBack: {
      ...base,
      title: say('notice.notice'),
      backLabel: say('action.back'),
      onBack: () => undefined,
      width: 720,
      art: <SampleArt />,
      artWidth: 208,
      children: <p style={{ margin: 0 }}>{say('overlay.noticeBody')}</p>,
    },
    withFooter: {
      ...base,
      title: say('notice.notice'),
      height: 0,
      children: <SampleStack>{paragraphs(say)}</SampleStack>,
      footer: (
        <Button variant="primary" block>
          {say('action.ok')}
        </Button>
      ),
    },
    forced: {
      ...base,
      title: say('auth.changePassword'),
      description: say('overlay.forcedReason'),
      dismissible: false,
      width: 480,
      children: <SamplePasswords say={say} />,
    },
    longTitle: {
      ...base,
      title: say('overlay.longTitle'),
      width: 420,
      children: <p style={{ margin: 0 }}>{say('overlay.longBody')}</p>,
    },
  };
});
