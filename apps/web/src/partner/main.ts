import '@parlour/ui/styles';
import { retried } from '@parlour/api-client';

/*
 * A widget of an account in a frame of a partner's page (EMB-01). What it needs comes after this: the files that are named
 * here are those of the site's first page too, and must not grow by what only a frame needs.
 */
const place = document.getElementById('root');
if (place) {
  retried(() => import('./open-frame-site.tsx')).then(
    ({ openFrameSite }) => openFrameSite(place),
    // Nothing is painted. The page of the partner waits a while, and then shows what it has instead.
    () => undefined,
  );
}
