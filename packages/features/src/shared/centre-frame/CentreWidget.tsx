import { CentreFrameView } from './CentreFrameView.tsx';
import { CentrePageBody } from './CentrePageBody.tsx';
import { type CentreProps, useCentre } from './use-centre.ts';
import { useEntrance } from './use-entrance.ts';

export interface CentreWidgetProps extends CentreProps {
  /** A person is done. */
  readonly onClose: () => void;
  /** There is nothing to show: the address forgets the centre. */
  readonly onForget: () => void;
}

/**
 * The member or the agent centre over the page one is on, by the address (NAV-09). It shows nothing
 * before the session is known. A key without a page opens the first page and says so.
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
