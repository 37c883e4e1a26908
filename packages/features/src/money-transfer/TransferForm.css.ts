import { vars } from '@parlour/ui/theme';
import { featureStyle } from '@parlour/ui/theme/style';

const { space } = vars;

export const fields = featureStyle({ display: 'grid', gap: space.s4, margin: 0 });

export const person = featureStyle({ display: 'flex', alignItems: 'center', gap: space.s3 });

export const words = featureStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
