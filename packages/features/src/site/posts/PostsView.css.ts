import { featureStyle } from '@parlour/ui/theme/style';

export const picture = featureStyle({ position: 'relative', blockSize: 220 });
