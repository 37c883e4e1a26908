import { type AnalyticsEvent, loadScript } from '../runtime/index.ts';

/** Where Google serves it from; a policy has to allow this host. */
const source = 'https://www.googletagmanager.com/gtag/js';

/** Milliseconds it may take to arrive; nobody waits for it. */
const patience = 20_000;

/** An id as Google gives them: `G-…`, `AW-…`. */
const isId = (id: string): boolean => /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/i.test(id);

/** Where gtag reads its commands: it tells them from other entries by what they call themselves. */
function layerOf(page: Window & typeof globalThis): (...values: readonly unknown[]) => void {
  const known: unknown = Reflect.get(page, 'dataLayer');
  const layer: unknown[] = Array.isArray(known) ? known : [];
  Reflect.set(page, 'dataLayer', layer);
  return (...values) => {
    layer.push(Object.assign([...values], { [Symbol.toStringTag]: 'Arguments' }));
  };
}

/**
 * Sends events to Google's gtag. Call it after a visitor has agreed, never before: this is
 * what loads the script. A wrong id counts nothing; a script that does not come disturbs nobody.
 */
export function gtagListener(
  page: Window & typeof globalThis,
  id: string,
): (event: AnalyticsEvent) => void {
  if (!isId(id)) return () => undefined;
  const gtag = layerOf(page);
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, allow_google_signals: false });
  loadScript(page, `${source}?id=${encodeURIComponent(id)}`, patience).catch(() => undefined);
  return ({ name, ...details }) => {
    gtag('event', name, details);
  };
}
