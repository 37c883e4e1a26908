import '@parlour/ui/styles';
import { retried } from '@parlour/api-client';

/*
 * A widget of an account in a frame of a partner's page (EMB-01). This file imports the rest dynamically: the files
 * that are named here are also part of the site's first page, and must not grow by code that only a frame needs.
 */
const place = document.getElementById('root');
if (place) {
  retried(() => import('./open-frame-site.tsx')).then(
    ({ openFrameSite }) => openFrameSite(place),
    // Nothing is rendered. The partner's page waits a while, and then shows its own fallback.
    () => undefined,
  );
}
