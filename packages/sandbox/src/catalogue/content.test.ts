import { describe, expect, test } from 'vitest';
import { sceneByName } from '../art/scene.ts';
import { bannersOf, countriesIn, demoAccounts, noticesIn } from './content.ts';

describe('content', () => {
  test('[BAN-01] home has three banners; each banner has a picture and text in both languages', () => {
    expect(bannersOf('w_home')).toHaveLength(3);
    expect(bannersOf('w_home', 'EN')[0]).toMatchObject({ title: 'One shore, a thousand games' });
    expect(bannersOf('w_unknown')).toEqual([]);
    const groups =
      'w_home w_rng w_live w_fish w_pvp w_sports w_esports w_lott w_down w_promotion w_shop w_help w_login w_reg';
    for (const group of groups.split(' ')) {
      const banners = bannersOf(group, 'EN');
      expect(banners.length).toBeGreaterThan(0);
      for (const banner of banners) {
        const name = /^\/art\/scene\/([\w-]+)\.svg$/.exec(banner.url)?.[1] ?? '';
        expect(sceneByName(name)).toBeDefined();
      }
      expect(banners.map((banner) => banner.title)).not.toEqual(
        bannersOf(group, 'BN').map((banner) => banner.title),
      );
    }
  });

  test('[BRD-01] [BAN-01] the home scenes use the palette nearest to the brand accent; other pages do not', () => {
    const scenesOf = (group: string, accent?: string) =>
      bannersOf(group, 'EN', accent).map(({ url }) => /([\w-]+)\.svg$/.exec(url)?.[1] ?? '');
    expect(scenesOf('w_home')).toEqual(['river', 'lotus', 'wheel-kash']);
    const maroon = scenesOf('w_home', '#800000');
    expect(maroon).toEqual(['river-krishna', 'lotus-krishna', 'wheel-krishna']);
    for (const name of maroon) expect(sceneByName(name)).toBeDefined();
    expect(scenesOf('w_home', '#334994')).toEqual(['river-neel', 'lotus-neel', 'wheel-neel']);
    expect(scenesOf('w_rng', '#800000')).toEqual(scenesOf('w_rng'));
    // The scenes are drawn in teal. A grey has no usable hue, and text that is no colour changes nothing.
    for (const quiet of ['#005f4e', '#808080', '#fff', 'red', '']) {
      expect(scenesOf('w_home', quiet), quiet).toEqual(scenesOf('w_home'));
    }
  });

  test('[NOT-03] one of five notices carries content that must be sanitised, in both languages', () => {
    for (const language of ['BN', 'EN']) {
      const notices = noticesIn(language);
      expect(notices).toHaveLength(5);
      const hostile = notices.filter((notice) => notice.content.includes('<script>'));
      expect(hostile).toHaveLength(1);
      expect(hostile[0]?.content).toMatch(/onerror=.*javascript:.*<style>.*<iframe/);
      const times = notices.map((notice) => notice.time);
      expect(times).toEqual([...times].sort().reverse());
    }
  });

  test('[REG-03] twelve countries have a dial code, Bangladesh first', () => {
    const countries = countriesIn('EN');
    expect(countries).toHaveLength(12);
    expect(countries[0]).toEqual({
      countryCode: 'BD',
      countryDialingCode: '880',
      name: 'Bangladesh',
    });
    expect(countries.every((country) => /^\d{1,3}$/.test(country.countryDialingCode))).toBe(true);
  });

  test('[LGN-05] the demo accounts have different names, one a default password', () => {
    expect(demoAccounts.length).toBeGreaterThanOrEqual(5);
    expect(new Set(demoAccounts.map((account) => account.username)).size).toBe(demoAccounts.length);
    expect(demoAccounts.some((account) => account.passwordExpired)).toBe(true);
    expect(demoAccounts.some((account) => account.password === '123456')).toBe(true);
  });
});
