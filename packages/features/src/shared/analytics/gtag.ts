import { loadScript } from '../runtime/load-script.ts';
import type { AnalyticsEvent } from '../runtime/ports.ts';

/** Where Google serves it from; a policy has to allow this host. */
const source = 'https://www.googletagmanager.com/gtag/js';

/** Longest time the script may take to load, in ms; the page does not wait for it. */
const timeoutMs = 20_000;

/** An id as Google gives them: `G-…`, `AW-…`. */
const isId = (id: string): boolean => /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/i.test(id);

/** The `dataLayer` gtag reads its commands from: it recognises them by their type tag, `[object Arguments]`. */
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
 * what loads the script. With a wrong id nothing is loaded or counted; a script that fails to load
 * is ignored.
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
