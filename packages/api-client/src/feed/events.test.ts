import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventReader } from './events.ts';

/** The values that the callbacks get for a text that arrives in the given pieces. */
function read(...pieces: readonly string[]) {
  const told: (string | number)[] = [];
  const take = eventReader({
    onData: (data) => told.push(data),
    onRetry: (ms) => told.push(ms),
  });
  for (const piece of pieces) take(piece);
  return told;
}

test('[JPT-02] an event is reported at its blank line, with any kind of line break', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['id: 7', 'retry: 3000', 'data: {"a":1}', '', 'data:b', '', ''].join(end);
    // A carriage return at the very end may be the first half of a line break.
    expect(read(text, ': more\n'), JSON.stringify(end)).toEqual([3_000, '{"a":1}', 'b']);
  }
});

test('[JPT-02] data lines of one event are joined; comments, other fields and named events are ignored', () => {
  expect(read('data: a\ndata\ndata:  b\n\n')).toEqual(['a\n\n b']);
  expect(read(': rests\n\nid: 4\n\nevent: close\ndata: x\n\nnosuch: 1\ndata: y\n\n')).toEqual([
    'y',
  ]);
  expect(read('event: message\ndata: z\n\n')).toEqual(['z']);
  expect(read('data: cut off')).toEqual([]);
});

test('[JPT-02] a wait that is no whole number is ignored', () => {
  expect(read('retry: -1\nretry: 1e3\nretry:\nretry: 99999999999\nretry: 50\n')).toEqual([50]);
});

test('[JPT-02] the result does not depend on where a text is cut', () => {
  const line = fc.constantFrom(
    ...['data: a', 'data: {"value":"1.00"}', 'data', ': x', 'retry: 5', 'event: e', '', ''],
  );
  const texts = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 30 })
    .map((lines) => `${lines.map((parts) => parts.join('')).join('')}\n`);
  fc.assert(
    fc.property(texts, fc.array(fc.nat(300), { maxLength: 6 }), (text, cuts) => {
      const places = [0, ...cuts.filter((at) => at < text.length), text.length];
      places.sort((a, b) => a - b);
      const pieces = places.slice(1).map((at, index) => text.slice(places[index], at));
      expect(pieces.join('')).toBe(text);
      expect(read(...pieces)).toEqual(read(text));
    }),
    { numRuns: 500 },
  );
});

test('[JPT-02] an event that never ends throws', () => {
  const endless = (piece: string) => () => read(...Array.from({ length: 80 }, () => piece));
  expect(endless('x'.repeat(1_000))).toThrow(RangeError);
  expect(endless(`data: ${'x'.repeat(1_000)}\n`)).toThrow(RangeError);
  expect(endless(`data: ${'x'.repeat(1_000)}\n\n`)).not.toThrow();
});
