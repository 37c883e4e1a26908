import { CentreFrameView } from './CentreFrameView.tsx';
import { CentreHomeWidget } from './CentreHomeWidget.tsx';
import { CentrePageBody } from './CentrePageBody.tsx';
import { TrialHomeWindow } from './TrialHomeWindow.tsx';
import { type CentreProps, useCentre } from './use-centre.ts';
import { useEntrance } from './use-entrance.ts';

export interface CentreWidgetProps extends CentreProps {
  /** Called when the visitor closes the centre. */
  readonly onClose: () => void;
  /** Called when there is nothing to show, so that the address drops the centre. */
  readonly onForget: () => void;
}

/**
 * The member or the agent centre as a window over the current page, chosen by the address (NAV-09). It renders nothing
 * before the session is known. A key without a page opens the first page with a message. On a phone the menu has an
 * address of its own: the first screen of "me".
 */
export function CentreWidget({ onClose, onForget, ...props }: CentreWidgetProps) {
  const admission = useEntrance(props.asked, { onClose, onForget });
  switch (admission) {
    case 'centre':
      return <OpenWindow {...props} onClose={onClose} />;
    case 'trial':
      return <TrialHomeWindow pages={props.pages} onClose={onClose} />;
    default:
      return null;
  }
}

function OpenWindow({ onClose, ...props }: Omit<CentreWidgetProps, 'onForget'>) {
  const centre = useCentre(props);
  return (
    <CentreFrameView {...centre.menu} atMenu={centre.atMenu} onClose={onClose}>
      {centre.atMenu ? <CentreHomeWidget {...centre} /> : <CentrePageBody {...centre} />}
    </CentreFrameView>
  );
}
