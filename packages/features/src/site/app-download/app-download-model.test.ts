import { describe, expect, test } from 'vitest';
import { guidesFor, toAppOffer } from './app-download-model.ts';

const resource = (resourceType: string, url: string) => ({ resourceType, url, labelNameEn: '' });
type Resource = ReturnType<typeof resource> & { readonly qrCodeUrl?: string };
const offer = (...resources: Resource[]) =>
  toAppOffer({ domainList: [], resources }, 'https://site.example/down');

describe('[LAY-09] the app page', () => {
  test('links to the web app of the operator, or to this site', () => {
    expect(offer(resource('WEB_APP', 'https://app.example/')).linkText).toBe('app.example');
    expect(offer().link).toBe('https://site.example/down');
  });

  test('never links to an address that is not a web page', () => {
    const hostile = ['javascript:alert(1)', 'data:text/html,x', '//evil', 'nonsense', ''];
    for (const url of hostile) {
      const { link, android, ios } = offer(
        resource('WEB_APP', url),
        resource('ANDROID', url),
        resource('IOS', url),
      );
      expect([link, android, ios]).toEqual(['https://site.example/down', null, null]);
    }
  });

  test('the guides for Android and iOS use a file or the home screen, as offered', () => {
    const idsOf = (guides: ReturnType<typeof guidesFor>) => guides.map(({ id }) => id);
    const web = guidesFor(offer());
    expect(idsOf(web)).toEqual(['android', 'ios']);
    expect(web.flatMap(({ steps }) => steps)).not.toContain('app.androidStep1');
    const native = guidesFor(
      offer(resource('android', 'https://a.example/app'), resource('IOS', 'https://i.example')),
    );
    expect(idsOf(native)).toEqual(['android', 'ios', 'lite']);
    expect(native[0]?.steps[0]).toBe('app.androidStep1');
  });
});

test('[LAY-09] an address is shown without scheme and final slash, and linked with them', () => {
  const page = offer(resource('web_app', 'http://app.example/a/'), resource('IOS', 'https://i.x'));
  expect(page).toEqual({
    ...{ link: 'http://app.example/a/', linkText: 'app.example/a' },
    ...{ android: null, ios: 'https://i.x/' },
    codes: { link: null, android: null, ios: null },
    hosts: [],
  });
  expect(offer(resource('WEB_APP', 'https://a.example/?to=https://b.example/x')).linkText).toBe(
    'a.example/?to=https://b.example/x',
  );
});

test('[LAY-09] each guide has the steps of its offer', () => {
  const home = ['app.iosStep1', 'app.iosStep2', 'app.homeScreenStep3'];
  expect(guidesFor(offer())).toEqual([
    {
      ...{ id: 'android', title: 'app.androidGuide' },
      steps: ['app.iosStep1', 'app.androidWebStep2', 'app.homeScreenStep3'],
    },
    { id: 'ios', title: 'app.iosGuide', steps: home },
  ]);
  const files = [resource('ANDROID', 'https://a.example'), resource('IOS', 'https://i.example')];
  expect(guidesFor(offer(...files))).toEqual([
    {
      ...{ id: 'android', title: 'app.androidGuide' },
      steps: ['app.androidStep1', 'app.androidStep2'],
    },
    { id: 'ios', title: 'app.iosGuide', steps: ['app.iosStep1', 'app.iosInstallStep'] },
    { id: 'lite', title: 'app.lite', steps: home },
  ]);
});

const withCode = (resourceType: string, qrCodeUrl: string) =>
  offer({ ...resource(resourceType, 'https://a.example/app'), qrCodeUrl }).codes;

test('[LAY-09] a QR code of the operator is an address, or a picture of the code', () => {
  const address = 'https://a.example/down?from=qr';
  expect(withCode('WEB_APP', address).link).toEqual({ kind: 'address', url: address });
  for (const end of ['svg', 'png', 'webp', 'jpg', 'jpeg', 'GIF']) {
    const url = `https://a.example/qr.${end}`;
    expect(withCode('android', url).android).toEqual({ kind: 'picture', url });
  }
  const none = ['', 'qr.png', 'javascript:alert(1)', 'data:image/png;base64,AA', '//a/qr.png'];
  for (const url of none) {
    expect(withCode('IOS', url).ios, url).toBeNull();
  }
});

test('[LAY-09] a code without an app is not shown', () => {
  const lone = { ...resource('IOS', 'javascript:alert(1)'), qrCodeUrl: 'https://a.example/qr' };
  expect(offer(lone).codes.ios).toBeNull();
});

test('[LAY-09] the addresses of the site are hosts, each once, and nothing else', () => {
  const hostsOf = (...domainList: string[]) =>
    toAppOffer({ domainList, resources: [] }, 'https://site.example/down').hosts;
  expect(hostsOf('a.example', 'https://b.example/', ' a.example ', 'a.example:8443')).toEqual([
    'a.example',
    'b.example',
    'a.example:8443',
  ]);
  expect(
    hostsOf('', 'javascript:alert(1)', 'a b', 'ftp://a.example', 'me@a.example', 'a.example/x'),
  ).toEqual([]);
  expect(hostsOf(...Array.from({ length: 30 }, (_, place) => `a${place}.example`))).toHaveLength(8);
});
