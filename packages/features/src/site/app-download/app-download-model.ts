import type { WireDomainRoute } from '@parlour/api-client';
import type { MessageKey } from '../../shared/i18n/use-t.ts';

/** The apps of the site. Every address is http(s); `null` = the operator has none. */
export interface AppOffer {
  /** The address in the QR code. */
  readonly link: string;
  /** The same address for reading: without scheme and final slash. */
  readonly linkText: string;
  readonly android: string | null;
  readonly ios: string | null;
}

/** The steps to install an app. */
export interface Guide {
  readonly id: 'android' | 'ios' | 'lite';
  readonly title: MessageKey;
  readonly steps: readonly MessageKey[];
}

/** Returns an address that is safe to link, or `null`: resources come from outside. */
function webAddress(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** Wire → view model. `ownLink` is used when the operator names no web app, because the site itself is one. */
export function toAppOffer(wire: WireDomainRoute, ownLink: string): AppOffer {
  const find = (kind: string) =>
    webAddress(wire.resources.find((one) => one.resourceType.toUpperCase() === kind)?.url);
  const link = find('WEB_APP') ?? ownLink;
  return {
    link,
    linkText: link.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    android: find('ANDROID'),
    ios: find('IOS'),
  };
}

/**
 * The guides for an offer. A file of the operator has its own steps. Without a file Android and iOS add the site to the
 * home screen, which is what the lite app is (LAY-09).
 */
export function guidesFor({ android, ios }: AppOffer): readonly Guide[] {
  const onHomeScreen: readonly MessageKey[] = [
    'app.iosStep1',
    'app.iosStep2',
    'app.homeScreenStep3',
  ];
  return [
    {
      id: 'android',
      title: 'app.androidGuide',
      steps: android
        ? ['app.androidStep1', 'app.androidStep2']
        : ['app.iosStep1', 'app.androidWebStep2', 'app.homeScreenStep3'],
    },
    {
      id: 'ios',
      title: 'app.iosGuide',
      steps: ios ? ['app.iosStep1', 'app.iosInstallStep'] : onHomeScreen,
    },
    ...(ios ? [{ id: 'lite', title: 'app.lite', steps: onHomeScreen } as const] : []),
  ];
}
