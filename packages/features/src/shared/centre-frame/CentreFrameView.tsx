import { ButtonLink } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { menuPage } from './address.ts';
import * as css from './CentreFrameView.css.ts';
import { CentreMenu, type CentreMenuProps, nameOf } from './CentreMenu.tsx';
import { entriesOf } from './entries.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useTurn } from './use-turn.ts';

export interface CentreFrameViewProps extends Omit<CentreMenuProps, 'atSite'> {
  /** The children are the menu of the centre, as a screen of its own. Default false. Ignored where `wide`. */
  readonly atMenu?: boolean;
  readonly onClose: () => void;
  /** The page of the centre, or its menu. */
  readonly children: ReactNode;
}

/**
 * A centre as a window over the current page (NAV-09, MEM, AGT): menu, page and close button. Without room for both,
 * the arrow leads from a page to the menu, and from the menu of agents to "me".
 */
export function CentreFrameView({
  atMenu = false,
  onClose,
  children,
  ...props
}: CentreFrameViewProps) {
  const { centre, page, wide, onPage } = props;
  const t = useT();
  const label = entriesOf(centre, (key) => key === page)[0]?.label;
  const isMenu = atMenu && !wide;
  const up = isMenu ? 'member' : centre;
  const isFirst = isMenu && centre === 'member';
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = { centre, page: isMenu ? menuPage : page };
  useTurn(place, shown);
  useHeadingFocus(heading, shown);
  return (
    <Modal
      open
      addressed
      ref={panel}
      // The window has the name of its page. A field of the page would be read first, without its heading.
      initialFocus={panel}
      titleRef={heading}
      onOpenChange={onClose}
      title={t(isMenu || !label ? nameOf[centre] : label)}
      closeLabel={t('action.close')}
      backLabel={t('action.back')}
      {...(!wide && !isFirst && { onBack: () => onPage(up, menuPage) })}
      draggable={false}
      width={1280}
      height={1600}
      art={wide ? <CentreMenu {...props} /> : undefined}
      artWidth={264}
      className={css.frame}
    >
      <div ref={setPlace}>
        {children}
        {/* Both menus of members have the same entry: no second one beside it. */}
        {!isMenu && (centre === 'agent' || !wide) && page !== 'responsiblePlay' && (
          <ButtonLink
            block
            variant="ghost"
            icon={ShieldCheck}
            href={props.hrefOf('member', 'responsiblePlay')}
            className={css.play}
          >
            {t('rg.responsiblePlay')}
          </ButtonLink>
        )}
      </div>
    </Modal>
  );
}
