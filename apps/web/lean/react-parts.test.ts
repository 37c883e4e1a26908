// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { type ChangeEvent, Component, type ComponentType, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { withoutUnused } from './react-parts.ts';

type React = typeof import('react');
type Client = typeof import('react-dom/client');
type Dom = typeof import('react-dom');
type Server = typeof import('react-dom/server');

const require = createRequire(import.meta.url);
const dom = dirname(require.resolve('react-dom/package.json'));
const scheduler = dirname(createRequire(join(dom, 'package.json')).resolve('scheduler'));
const react = dirname(require.resolve('react/package.json'));
const read = (folder: string, name: string) => readFileSync(join(folder, 'cjs', name), 'utf8');

/** A production module, over the modules it asks for. */
function load(code: string, parts: Readonly<Record<string, unknown>>): object {
  const exports = {};
  compileFunction(code, ['require', 'exports'])((name: string) => parts[name], exports);
  return exports;
}

const isReact = (value: object): value is React => 'createElement' in value;
const isDom = (value: object): value is Dom => 'createPortal' in value;
const isClient = (value: object): value is Client => 'hydrateRoot' in value;
const isServer = (value: object): value is Server => 'renderToString' in value;

/** React as a site has it: production, with the client half as given. */
function loaded(client: string) {
  const base = load(read(react, 'react.production.js'), {});
  const parts = {
    react: base,
    scheduler: load(read(scheduler, 'scheduler.production.js'), {}),
    'react-dom': load(read(dom, 'react-dom.production.js'), { react: base }),
  };
  const host = parts['react-dom'];
  const taking = load(client, parts);
  const drawing = load(read(dom, 'react-dom-server-legacy.browser.production.js'), parts);
  if (isReact(base) && isDom(host) && isClient(taking) && isServer(drawing)) {
    return { react: base, dom: host, client: taking, server: drawing };
  }
  throw new Error('React has other modules');
}

interface World {
  readonly react: React;
  readonly dom: Dom;
  readonly log: string[];
}

class Boundary extends Component<{ readonly children: ReactNode; readonly log: string[] }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: Error) {
    this.props.log.push(`caught ${error.message}`);
  }
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

function Form({ react, dom, log }: World) {
  const { createElement: h, Fragment } = react;
  const id = react.useId();
  const [count, setCount] = react.useState(0);
  const [text, setText] = react.useState('');
  react.useEffect(() => {
    log.push(`effect ${count}`);
    return () => void log.push(`left ${count}`);
  }, [count, log]);
  const [isPending, start] = react.useTransition();
  const later = react.useDeferredValue(text);
  react.useLayoutEffect(() => void log.push(`pending ${isPending}`), [isPending, log]);
  if (count === 3) throw new Error('three');
  const onClick = () => setCount(count + 1);
  const onSlow = () => start(() => setCount(count + 1));
  const onInput = (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value);
  const items = [1, 2, 3].map((key) => h('li', { key: (key * (count + 1)) % 5 }, key));
  return h(
    'form',
    { id, style: { color: count > 0 ? 'red' : 'blue' }, onSubmit: () => log.push('submit') },
    h('button', { type: 'button', onClick }, count),
    h('button', { type: 'button', onClick: onSlow }, 'slow'),
    h('input', { value: text, onChange: onInput, disabled: count === 2 }),
    h('svg', null, h('title', null, `Shape ${count}`), h('path', { d: 'M0 0', strokeWidth: 2 })),
    h('ul', null, items),
    h(Fragment, { key: count }, h('img', { src: `/${count}.png`, alt: '' }), later),
    count > 0 && dom.createPortal(h('aside', null, text), document.body),
  );
}

/** A page of what the site uses: parts that come later, errors, portals, fields, drawings, transitions. */
async function visit({ react, dom, client, server }: ReturnType<typeof loaded>) {
  const { createElement: h } = react;
  const log: string[] = [];
  const note = (what: string) => log.push(`${what}: ${document.body.innerHTML}`);
  const site = (Part: ComponentType<World>) => {
    const part = h(Part, { react, dom, log });
    const waiting = h(react.Suspense, { fallback: 'wait' }, part);
    return h(Boundary, { log, children: waiting });
  };
  document.body.innerHTML = `<div>${server.renderToString(site(Form))}</div>`;
  const place = document.querySelector('div');
  if (!place) throw new Error('No place');
  note('drawn');
  let come = (_: { default: typeof Form }): void => {};
  const coming = new Promise<{ default: typeof Form }>((resolve) => {
    come = resolve;
  });
  const root = client.hydrateRoot(place, site(react.lazy(() => coming)), {
    onRecoverableError: (error) => log.push(`differs ${error}`),
    onCaughtError: (error) => log.push(`reported ${error}`),
  });
  const until = (wanted: string) => vi.waitFor(() => expect(log).toContain(wanted));
  const [button, slow] = place.querySelectorAll('button');
  const field = place.querySelector('input');
  come({ default: Form });
  await until('effect 0');
  note('taken over');
  button?.click();
  await until('effect 1');
  if (field) {
    Reflect.set(HTMLInputElement.prototype, 'value', 'typed', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await vi.waitFor(() => expect(document.querySelector('aside')?.textContent).toBe('typed'));
  note('pressed and typed');
  slow?.click();
  await until('pending true');
  await until('effect 2');
  note('moved on');
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  button?.click();
  await until('caught three');
  note('failed');
  root.unmount();
  note('gone');
  return log;
}

test('a page is drawn, taken over, changed and left the same way by all of React', async () => {
  const whole = read(dom, 'react-dom-client.production.js');
  const expected = await visit(loaded(whole));
  const lean = withoutUnused(whole);
  expect(lean.length).toBeLessThan(whole.length - 75_000);
  expect(await visit(loaded(lean))).toEqual(expected);
  expect(expected.filter((line) => line.startsWith('differs'))).toEqual([]);
});

test('a function that React renames is an error of the build', () => {
  const whole = read(dom, 'react-dom-client.production.js');
  const renamed = whole.replaceAll('startViewTransition(', 'beginViewTransition(');
  expect(() => withoutUnused(renamed)).toThrow('React has no function startViewTransition');
});

test('no source uses what is left out of React', () => {
  const root = join(import.meta.dirname, '../../..');
  const elements =
    /<(?:ViewTransition|Activity|SuspenseList|title|meta|link|style|script|base|html|head|body|[a-z]+-[a-z]+)\b|<Fragment[^>]*\sref=|<form[^>]*\saction=/;
  const names =
    /\b(?:useActionState|useFormStatus|requestFormReset|formAction|onBeforeInput|findDOMNode|componentStack|prefetchDNS|preconnect|preload(?:Module)?|preinit(?:Module)?)\b(?=[(=:])/;
  const files = globSync('{apps/web,packages/{ui,features,api-client}}/src/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !/\.(?:test|stories|fixture)\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const using = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return names.test(text) || (file.endsWith('.tsx') && elements.test(text));
  });
  expect(using).toEqual([]);
});
