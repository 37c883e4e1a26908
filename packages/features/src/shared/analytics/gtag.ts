import { loadScript } from '../runtime/load-script.ts';
import type { AnalyticsEvent } from '../runtime/ports.ts';

/** Address of the gtag script. A content security policy has to allow this host. */
const source = 'https://www.googletagmanager.com/gtag/js';

/** Longest time the script may take to load, in ms; the page does not wait for it. */
const timeoutMs = 20_000;

/** Ids in Google's format: `G-…`, `AW-…`. */
const isId = (id: string): boolean => /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/i.test(id);

/**
 * Returns a function that writes to `dataLayer`, from which gtag reads its commands. gtag recognises commands by their
 * type tag, `[object Arguments]`.
 */
function layerOf(page: Window & typeof globalThis): (...values: readonly unknown[]) => void {
  const known: unknown = Reflect.get(page, 'dataLayer');
  const layer: unknown[] = Array.isArray(known) ? known : [];
  Reflect.set(page, 'dataLayer', layer);
  return (...values) => {
    layer.push(Object.assign([...values], { [Symbol.toStringTag]: 'Arguments' }));
  };
}

/**
 * Sends events to Google's gtag. It loads the script, so call it only after a visitor has agreed. With a wrong
 * id it loads and counts nothing. If the script fails to load, the failure is ignored.
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
  loadScript(page, `${source}?id=${encodeURIComponent(id)}`, timeoutMs).catch(() => undefined);
  return ({ name, ...details }) => {
    gtag('event', name, details);
  };
}
