import type { SiteConfig } from './config.ts';

/** What the site shows because of its mode. */
export interface SiteMode {
  /** `demo`: play money, labelled in ribbon, footer and games. `live`: real money. */
  readonly operatorMode: 'demo' | 'live';
  /** Whether the site asks for the age. */
  readonly asksAge: boolean;
  /** Whether the pages of partners show nothing until there is a licence. */
  readonly needsLicence: boolean;
  /** Whether the demo panel and the brand that was chosen in it count. */
  readonly hasDemoTools: boolean;
}

/**
 * The one place that decides what `operatorMode` means (X-01, docs/configuration.md). The configuration decides. The
 * settings of the backend can only tighten it: with `demo` they make a live site a demo, and with `live` they take the
 * demo panel from a demo. They never make a site live.
 *
 * @param config The operator's configuration.
 * @param said The mode in the backend's settings. Empty or `undefined`: it says nothing, or has not answered yet. Any
 *   word but the exact `live` is `demo`.
 */
export function modeOf(
  { operatorMode, ageGate }: Pick<SiteConfig, 'operatorMode' | 'ageGate'>,
  said: string | undefined,
): SiteMode {
  const isLive = operatorMode === 'live';
  return {
    operatorMode: isLive && (!said || said === 'live') ? 'live' : 'demo',
    // Asked before the backend has answered, so it follows the configuration alone.
    asksAge: (ageGate ?? (isLive ? 'ask' : 'none')) === 'ask',
    needsLicence: isLive,
    hasDemoTools: !isLive && said !== 'live',
  };
}
