import { PartnerCard, type PartnerCardProps } from '@parlour/features/content';
import type { Surroundings } from '../surroundings.ts';

export interface FrameProps
  extends Pick<PartnerCardProps, 'title' | 'saysDemo' | 'more' | 'children'> {
  readonly surroundings: Surroundings;
}

/** The card around the content of an element, with the name, age limit and help of the site. */
export function Frame({ surroundings: { brand, site }, ...rest }: FrameProps) {
  return (
    <PartnerCard
      {...rest}
      brand={brand}
      minAge={site.settings.minAge}
      isDemo={site.settings.operatorMode === 'demo'}
      licences={site.licences}
    />
  );
}
