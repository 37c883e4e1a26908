import { defineStates } from '../../testing/states.ts';
import { sampleGroups } from '../FooterLinks/FooterLinks.states.tsx';
import { FooterLinks } from '../FooterLinks/FooterLinks.tsx';
import { sampleLicence } from '../LicenceBadge/LicenceBadge.states.ts';
import { LicenceBadge } from '../LicenceBadge/LicenceBadge.tsx';
import { stripLabels } from '../VendorStrip/VendorStrip.states.ts';
import { VendorStrip } from '../VendorStrip/VendorStrip.tsx';
import { sampleWall } from '../VendorWall/VendorWall.states.ts';
import type { SiteFooterProps } from './SiteFooter.tsx';

export const siteFooterStates = defineStates<SiteFooterProps>()((say) => {
  const groups = sampleGroups(say);
  const licence = {
    title: say('nav.licences'),
    content: <LicenceBadge {...sampleLicence(say)} />,
  };
  const copyright = say('footer.copyright');
  return {
    full: {
      vendors: <VendorStrip labels={stripLabels(say)} vendors={sampleWall(say, 42)} />,
      links: <FooterLinks groups={groups} aside={licence} />,
      copyright,
    },
    withoutVendors: { links: <FooterLinks groups={groups} aside={licence} />, copyright },
    withoutLicence: { links: <FooterLinks groups={groups} />, copyright },
  };
});
