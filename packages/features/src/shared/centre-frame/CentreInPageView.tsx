import { Heading, IconButton } from '@parlour/ui';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { menuPage } from './address.ts';
import * as css from './CentreInPageView.css.ts';
import { CentreMenu, type CentreMenuProps, nameOf } from './CentreMenu.tsx';
import { entriesOf, isAtSiteOnly } from './entries.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

export interface CentreInPageViewProps extends CentreMenuProps {
  /** Starts with the menu where there is no room for menu and page. */
  readonly menuFirst?: boolean;
  /** The page of the centre. */
  readonly children: ReactNode;
}

/** A centre that is a part of a page: menu and page beside each other, or one after the other (NAV-09, EMB-01). */
export function CentreInPageView(props: CentreInPageViewProps) {
  const { centre, page, wide, menuFirst = false, onPage, children } = props;
  const t = useT();
  const headingId = useId();
  const [inMenu, setInMenu] = useState(menuFirst);
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, { centre, page: inMenu && !wide ? menuPage : page });
  /** When the menu replaces the page, moves the focus to the link to that page. */
  const wentBack = useRef(false);
  useEffect(() => {
    if (inMenu && wentBack.current) {
      place.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    }
    wentBack.current = false;
  }, [inMenu]);
  const goBack = () => {
    wentBack.current = true;
    setInMenu(true);
  };
  const label = entriesOf(centre, (key) => key === page)[0]?.label;
  const menu = (
    <CentreMenu
      {...props}
      onPage={(to, name) => {
        if (!isAtSiteOnly(to, name)) setInMenu(false);
        onPage(to, name);
      }}
    />
  );
  return (
    <div ref={place} className={wide ? css.beside : css.alone} data-component="centre-in-page">
      {(wide || inMenu) && menu}
      {(wide || !inMenu) && (
        <section aria-labelledby={headingId} className={css.page}>
          <div className={css.head}>
            {!wide && <IconButton icon={ArrowLeft} label={t('action.back')} onClick={goBack} />}
            <Heading ref={heading} level={3} id={headingId} tabIndex={-1}>
              {t(label ?? nameOf[centre])}
            </Heading>
          </div>
          {children}
        </section>
      )}
    </div>
  );
}
