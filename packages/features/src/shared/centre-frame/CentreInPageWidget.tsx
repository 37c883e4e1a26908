import { useT } from '../i18n/use-t.ts';
import { useBrand } from '../runtime/brand.ts';
import { CentreInPageView } from './CentreInPageView.tsx';
import { CentrePageBody } from './CentrePageBody.tsx';
import { isAtSiteOnly } from './entries.ts';
import { type CentreProps, useCentre } from './use-centre.ts';

/**
 * A centre as part of a page, for who may see it: in a frame on the page of a partner (EMB-01). It says which pages open
 * at the site; the caller leads there.
 */
export function CentreInPageWidget(props: CentreProps) {
  const t = useT();
  const { name } = useBrand();
  const centre = useCentre(props);
  const { onNear } = centre.menu;
  return (
    <CentreInPageView
      {...centre.menu}
      atSite={t('centre.atSite', { brand: name })}
      onNear={(to, page) => {
        if (!isAtSiteOnly(to, page)) onNear?.(to, page);
      }}
    >
      <CentrePageBody {...centre} />
    </CentreInPageView>
  );
}
