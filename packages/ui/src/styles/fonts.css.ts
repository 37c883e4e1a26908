import { globalFontFace } from '@vanilla-extract/css';
import { faces } from '../theme/faces.ts';

for (const { family, weight, local, file, unicodeRange } of faces) {
  globalFontFace(family, {
    src: [...local, `url("@fontsource/${file}") format("woff2")`].join(', '),
    fontStyle: 'normal',
    fontWeight: weight,
    fontDisplay: 'swap',
    unicodeRange,
  });
}
