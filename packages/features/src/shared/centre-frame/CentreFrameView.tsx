import { ButtonLink } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import * as css from './CentreFrameView.css.ts';
import { CentreMenu, type CentreMenuProps, nameOf } from './CentreMenu.tsx';
import { entriesOf } from './entries.ts';

export interface CentreFrameViewProps extends Omit<CentreMenuProps, 'atSite'> {
  /** Starts with the menu where there is no room for menu and page. */
  readonly menuFirst?: boolean;
  readonly onClose: () => void;
  /** The page of the centre. */
  readonly children: ReactNode;
}

/** A centre as a window over the current page: its menu, its page and a close button (NAV-09, MEM, AGT). */
export function CentreFrameView(props: CentreFrameViewProps) {
  const { centre, page, pages, wide, menuFirst = false, onPage } = props;
  const t = useT();
  const [inMenu, setInMenu] = useState(menuFirst);
  const label = entriesOf(centre, (key) => key === page)[0]?.label;
  const showsMenu = inMenu && !wide;
  const menu = (
    <CentreMenu
      {...props}
      pages={pages}
      onPage={(...to) => {
        setInMenu(false);
        onPage(...to);
      }}
    />
  );
  return (
    <Modal
      open
      addressed
      onOpenChange={props.onClose}
      title={t(showsMenu || !label ? nameOf[centre] : label)}
      closeLabel={t('action.close')}
      backLabel={t('action.back')}
      {...(!wide && !inMenu && { onBack: () => setInMenu(true) })}
      draggable={false}
      width={1280}
      height={1600}
      art={wide ? menu : undefined}
      artWidth={264}
      className={css.frame}
    >
      {showsMenu ? (
        menu
      ) : (
        <>
          {props.children}
          {/* The menu of members has the same entry: no second one beside it. */}
          {(centre === 'agent' || !wide) && page !== 'responsiblePlay' && (
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
        </>
      )}
    </Modal>
  );
}
