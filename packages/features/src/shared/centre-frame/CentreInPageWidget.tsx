import { useT } from '../i18n/use-t.ts';
import { useBrand } from '../runtime/brand.ts';
import { CentreInPageView } from './CentreInPageView.tsx';
import { CentrePageBody } from './CentrePageBody.tsx';
import { isAtSiteOnly } from './entries.ts';
import { type CentreProps, useCentre } from './use-centre.ts';

/**
 * A centre as part of a page, for visitors who may see it: used in a frame on a partner's page (EMB-01). It marks the
 * entries that open at the site; the caller navigates there.
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
