import { isScriptUrl } from '../runtime/load-script.ts';

/** An operator's choice of a bot challenge (docs/configuration.md). */
export type BotChoice =
  | {
      readonly kind: 'script';
      readonly scriptUrl: string;
      readonly siteKey: string;
      /** Name of the global variable that the script defines. Default `turnstile`. */
      readonly global: string;
      readonly timeoutSeconds: number;
    }
  | { readonly kind: 'module'; readonly moduleUrl: string; readonly timeoutSeconds: number };

/** Seconds a whole check may take, including the time in which the person presses something. */
const defaultTimeoutSeconds = 60;

/** Reads the configuration entry `botChallenge`. Returns `null` for an entry that cannot be used. */
export function readBotChoice(entry: unknown): BotChoice | null {
  const at = (key: string): unknown => Reflect.get(Object(entry), key);
  const seconds = at('timeoutSeconds');
  const timeoutSeconds =
    Number.isFinite(seconds) && Number(seconds) > 0 ? Number(seconds) : defaultTimeoutSeconds;
  const [kind, scriptUrl, moduleUrl, siteKey] = [
    at('kind'),
    at('scriptUrl'),
    at('moduleUrl'),
    at('siteKey'),
  ];
  const global = at('global') ?? 'turnstile';
  if (kind === 'module' && isScriptUrl(moduleUrl)) return { kind, moduleUrl, timeoutSeconds };
  const named = typeof siteKey === 'string' && siteKey !== '' && typeof global === 'string';
  return kind === 'script' && isScriptUrl(scriptUrl) && named
    ? { kind, scriptUrl, siteKey, global, timeoutSeconds }
    : null;
}
