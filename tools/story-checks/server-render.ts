/** What a render must not look at: it runs on a server too, and twice must look the same. */
const globals = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'matchMedia',
] as const;

/** Our code; libraries may check whether there is a window. */
const ours = /\/(?:packages|apps|failing-fixtures)\/(?!.*node_modules)[^)]+\.tsx?/;

/** The place in our code that called, or `null` when a library did. */
function callerInside(): string | null {
  const [, , ...frames] = (new Error().stack ?? '').split('\n');
  const [caller = ''] = frames.filter(
    (frame) => !frame.includes('tools/story-checks/server-render'),
  );
  return ours.exec(caller)?.[0] ?? null;
}

/**
 * Runs a render and reports every look of our code at the browser, the clock or chance: name and place.
 * Nothing browser-like exists meanwhile, as on a server.
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
 * React swallows what is thrown inside a Suspense boundary and writes its fallback. This distinguishes such a failure
 * from a part that merely loads later.
 */
export const swallowedErrors = (html: string): readonly string[] =>
  [...html.matchAll(/data-msg="([^"]*server rendering errored[^"]*)"/g)].map(
    ([, text = '']) => text,
  );
