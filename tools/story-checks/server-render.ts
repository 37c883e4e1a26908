/** Globals that a render must not use: it also runs on a server, and must give the same result twice. */
const globals = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'matchMedia',
] as const;

/** Our own code. Libraries may check whether there is a window. */
const ours = /\/(?:packages|apps|failing-fixtures)\/(?!.*node_modules)[^)]+\.tsx?/;

/** The place in our code that made the call, or `null` if a library made it. */
function callerInside(): string | null {
  const [, , ...frames] = (new Error().stack ?? '').split('\n');
  const [caller = ''] = frames.filter(
    (frame) => !frame.includes('tools/story-checks/server-render'),
  );
  return ours.exec(caller)?.[0] ?? null;
}

/**
 * Runs a render and reports every access of our code to the browser, the clock or random numbers, with its place.
 * Meanwhile the globals of a browser do not exist, as on a server.
 */
export function looksOutside(render: () => unknown): readonly string[] {
  const found = new Set<string>();
  const note = (name: string) => {
    const place = callerInside();
    if (place !== null) found.add(`${name} in ${place}`);
  };
  const undo: (() => void)[] = [];
  const replace = (owner: object, name: string, descriptor: PropertyDescriptor) => {
    const original = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, ...descriptor });
    undo.push(() => {
      if (original) Object.defineProperty(owner, name, original);
      else Reflect.deleteProperty(owner, name);
    });
  };
  for (const name of globals) {
    replace(globalThis, name, { get: () => void note(name) });
  }
  const { now } = Date;
  const { random } = Math;
  replace(Date, 'now', {
    value: () => {
      note('Date.now');
      return now();
    },
  });
  replace(Math, 'random', {
    value: () => {
      note('Math.random');
      return random();
    },
  });
  replace(globalThis, 'Date', {
    value: new Proxy(Date, {
      construct(target, input: unknown[], newTarget) {
        if (input.length === 0) note('new Date()');
        return Reflect.construct(target, input, newTarget);
      },
    }),
  });
  try {
    render();
  } finally {
    for (const step of undo.reverse()) step();
  }
  return [...found];
}

/**
 * React swallows an error inside a Suspense boundary and writes the fallback. This tells such an error from a part that
 * only loads later.
 */
export const swallowedErrors = (html: string): readonly string[] =>
  [...html.matchAll(/data-msg="([^"]*server rendering errored[^"]*)"/g)].map(
    ([, text = '']) => text,
  );
