// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { manualClock } from '../motion/manual.ts';
import { type Mounted, mount } from '../motion/mount.ts';
import { PicturesProvider } from '../Pictures/Pictures.tsx';
import { LazyImage } from './LazyImage.tsx';

let mounted: Mounted | undefined;
afterEach(() => mounted?.remove());
const source = () => mounted?.box.querySelector('img')?.getAttribute('src');
const fail = () =>
  act(() => {
    mounted?.box.querySelector('img')?.dispatchEvent(new Event('error'));
  });

test('[GAM-05] requests three times, 200 ms apart, each time the next source, then shows the fallback', () => {
  const clock = manualClock();
  mounted = mount(
    <LazyImage src="/a" alternatives={['/b']} fallbackSrc="/default" clock={clock} />,
  );
  const asked = [source()];
  for (let attempt = 1; attempt < 3; attempt++) {
    fail();
    act(() => clock.pass(199));
    expect(source()).toBeUndefined();
    act(() => clock.pass(1));
    asked.push(source());
  }
  expect(asked).toEqual(['/a', '/b', '/a']);
  fail();
  expect(source()).toBe('/default');
  fail();
  expect(source()).toBe('/default');
  expect(clock.waiting()).toBe(0);
});

test('[GAM-05] a new picture starts again with its first attempt', () => {
  const clock = manualClock();
  mounted = mount(<LazyImage src="/a" attempts={1} fallbackSrc="/default" clock={clock} />);
  fail();
  expect(source()).toBe('/default');
  mounted.show(<LazyImage src="/c" attempts={1} fallbackSrc="/default" clock={clock} />);
  expect(source()).toBe('/c');
});

test('[CFG-04] the provider decides where a picture may be requested from; no source gives the fallback', () => {
  const clock = manualClock();
  const among = (src: string) => (
    <PicturesProvider value={(address) => (address === '/a' ? ['/one/a', '/two/a'] : [])}>
      <LazyImage src={src} fallbackSrc="/default" clock={clock} />
    </PicturesProvider>
  );
  mounted = mount(among('/a'));
  expect(source()).toBe('/one/a');
  fail();
  act(() => clock.pass(200));
  expect(source()).toBe('/two/a');
  mounted.show(among('https://evil.example/a'));
  expect(source()).toBe('/default');
});
