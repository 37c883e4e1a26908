// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAlone } from '../../testing/render-alone.tsx';
import { manualClock } from '../motion/manual.ts';
import { PicturesProvider } from '../Pictures/Pictures.tsx';
import { LazyImage } from './LazyImage.tsx';

const source = () => screen.queryByRole('img', { name: 'Cover' })?.getAttribute('src');
const fail = () => fireEvent.error(screen.getByRole('img', { name: 'Cover' }));

test('[GAM-05] requests three times, 200 ms apart, each time the next source, then shows the fallback', () => {
  const clock = manualClock();
  renderAlone(
    <LazyImage src="/a" alt="Cover" alternatives={['/b']} fallbackSrc="/default" clock={clock} />,
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
  const of = (src: string) => (
    <LazyImage src={src} alt="Cover" attempts={1} fallbackSrc="/default" clock={clock} />
  );
  const { rerender } = renderAlone(of('/a'));
  fail();
  expect(source()).toBe('/default');
  rerender(of('/c'));
  expect(source()).toBe('/c');
});

test('[CFG-04] the provider decides where a picture may be requested from; no source gives the fallback', () => {
  const clock = manualClock();
  const among = (src: string) => (
    <PicturesProvider value={(address) => (address === '/a' ? ['/one/a', '/two/a'] : [])}>
      <LazyImage src={src} alt="Cover" fallbackSrc="/default" clock={clock} />
    </PicturesProvider>
  );
  const { rerender } = renderAlone(among('/a'));
  expect(source()).toBe('/one/a');
  fail();
  act(() => clock.pass(200));
  expect(source()).toBe('/two/a');
  rerender(among('https://evil.example/a'));
  expect(source()).toBe('/default');
});
