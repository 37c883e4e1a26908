import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../tools/lib/paths.ts';

// No container is started here: the two files are read, and what they name is looked for.

const read = (name: string) => readFileSync(join(root, name), 'utf8');

interface Stage {
  readonly name: string;
  readonly image: string;
  readonly lines: readonly (readonly [instruction: string, rest: string])[];
}

/** The stages of a Dockerfile, with the instructions of each. */
function stagesOf(text: string): readonly Stage[] {
  const lines = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line.trim()))
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));
  const starts = lines.flatMap(([instruction], index) => (instruction === 'FROM' ? [index] : []));
  return starts.map((start, index) => {
    const [image = '', , name = ''] = lines[start]?.[1].split(/\s+/) ?? [];
    return { name, image, lines: lines.slice(start + 1, starts[index + 1]) };
  });
}

const stages = stagesOf(read('deploy/Dockerfile'));
const named = (name: string) => stages.find((stage) => stage.name === name);
const rest = (stage: Stage | undefined, instruction: string) =>
  (stage?.lines ?? []).flatMap(([name, text]) => (name === instruction ? [text] : []));

/** What the build makes, and no checkout has. */
const made = ['/parlour/parlour.conf', '/parlour/apps/web/dist', '/parlour/node_modules'];

test('[API-04] every image has a fixed version', () => {
  expect(stages.map(({ name }) => name)).toEqual(['build', 'site', 'backend']);
  for (const { image } of stages) expect(image).toMatch(/:\d+\.\d+\.\d+-\w+$/);
  const [node] = stages;
  const { devDependencies } = JSON.parse(read('package.json'));
  expect(node?.image).toBe(`node:${devDependencies.node}-slim`);
  expect(rest(node, 'RUN').join('\n')).toContain(JSON.parse(read('package.json')).config.pnpm);
});

test('[API-04] every path that is copied or run exists', () => {
  for (const stage of stages) {
    for (const text of rest(stage, 'COPY')) {
      const [first = '', ...others] = text.split(/\s+/);
      const from = /^--from=(.*)$/.exec(first)?.[1];
      if (from) expect(named(from), text).toBeDefined();
      for (const path of (from ? others : [first, ...others]).slice(0, -1)) {
        if (made.includes(path)) continue;
        const own = from ? path.replace(/^\/parlour\//, '') : path;
        expect(existsSync(join(root, own)), text).toBe(true);
      }
    }
    const run = [...rest(stage, 'RUN'), ...rest(stage, 'CMD')].join(' ');
    for (const [script = ''] of run.matchAll(/[\w/-]+\.ts\b/g)) {
      expect(existsSync(join(root, script)), script).toBe(true);
    }
  }
});

test('[API-04] what runs does not run as root', () => {
  for (const name of ['site', 'backend']) {
    const users = rest(named(name), 'USER');
    expect(users.at(-1)).toMatch(/^(?!root$|0$)\w+$/);
    // Nothing changes the user back.
    expect(users).toHaveLength(1);
  }
});

test('[API-04] the compose file names these stages and opens one port, with no rights beyond it', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'));
  expect(Object.keys(services)).toEqual(['site', 'backend']);
  for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
    expect(service.build).toMatchObject({
      context: '..',
      dockerfile: 'deploy/Dockerfile',
      target: name,
    });
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service).not.toHaveProperty('privileged');
    expect(service).not.toHaveProperty('user');
  }
  expect(services.site.ports).toEqual(['8080:8080']);
  expect(services.backend).not.toHaveProperty('ports');
  const kept = services.backend.volumes.map((volume: string) => volume.split(':')[0]);
  expect(Object.keys(volumes)).toEqual(kept);
  const asked = Object.keys(services.site.build.args);
  expect(rest(named('build'), 'ARG').map((text) => text.split('=')[0])).toEqual(asked);
  // The backend is where nginx looks for it.
  expect(rest(named('build'), 'RUN').join('\n')).toContain('--backend http://backend:4100');
});

test('[API-04] nothing that a build makes goes into the context', () => {
  const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
  for (const name of ['**/node_modules', '**/dist', '**/.cache', '.git']) {
    expect(ignored).toContain(name);
  }
});
