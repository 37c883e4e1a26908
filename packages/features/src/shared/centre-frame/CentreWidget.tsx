import { CentreFrameView } from './CentreFrameView.tsx';
import { CentrePageBody } from './CentrePageBody.tsx';
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
 * before the session is known. A key without a page opens the first page with a message.
 */
export function CentreWidget({ onClose, onForget, ...props }: CentreWidgetProps) {
  const admission = useEntrance(props.asked.centre, { onClose, onForget });
  return admission === 'centre' ? <OpenWindow {...props} onClose={onClose} /> : null;
}

function OpenWindow({ onClose, ...props }: Omit<CentreWidgetProps, 'onForget'>) {
  const centre = useCentre(props);
  return (
    <CentreFrameView {...centre.menu} onClose={onClose}>
      <CentrePageBody {...centre} />
    </CentreFrameView>
  );
}
