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
  /** The QR code of the link, and those of the apps; `null` = the operator has none of its own. */
  readonly codes: Readonly<Record<'link' | 'android' | 'ios', QrSource | null>>;
  /** Hosts at which the operator serves this site, each once. */
  readonly hosts: readonly string[];
}

/** A QR code of the operator: the address it holds, or a picture of the code. */
export interface QrSource {
  readonly kind: 'address' | 'picture';
  readonly url: string;
}

/** More addresses than this are not checked. */
const mostHosts = 8;

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

const picture = /\.(?:svg|png|webp|jpe?g|gif)$/i;

function toQrSource(qrCodeUrl: string | undefined): QrSource | null {
  const url = webAddress(qrCodeUrl);
  if (url === null) return null;
  return { kind: picture.test(new URL(url).pathname) ? 'picture' : 'address', url };
}

/** The host in an entry of the list, which may be a host or an address; `null` for anything else. */
function hostIn(entry: string): string | null {
  const address = webAddress(entry.includes('://') ? entry : `https://${entry.trim()}`);
  if (address === null) return null;
  const { host, username, pathname } = new URL(address);
  return username === '' && pathname === '/' ? host : null;
}

/** Wire → view model. `ownLink` is used when the operator names no web app, because the site itself is one. */
export function toAppOffer(wire: WireDomainRoute, ownLink: string): AppOffer {
  const resource = (kind: string) =>
    wire.resources.find((one) => one.resourceType.toUpperCase() === kind);
  const find = (kind: string) => webAddress(resource(kind)?.url);
  const code = (kind: string) => (find(kind) ? toQrSource(resource(kind)?.qrCodeUrl) : null);
  const link = find('WEB_APP') ?? ownLink;
  const hosts = wire.domainList.flatMap((entry) => hostIn(entry) ?? []);
  return {
    link,
    linkText: link.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    android: find('ANDROID'),
    ios: find('IOS'),
    codes: { link: code('WEB_APP'), android: code('ANDROID'), ios: code('IOS') },
    hosts: [...new Set(hosts)].slice(0, mostHosts),
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
