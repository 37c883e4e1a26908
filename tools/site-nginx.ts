import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { helpWhenAsked } from './lib/help.ts';
import { nginxConfiguration } from './lib/nginx-configuration.ts';

const usage = `pnpm site:nginx --backend http://host:port [--site apps/web/dist] [--port 8080] [--https] [--demo] [--partner https://news.example]

  Prints the configuration of nginx for a built site, to be included in http (docs/deployment.md).
  --backend  where the backend listens
  --site     the built site
  --port     where nginx listens
  --https    TLS ends in front of nginx: HSTS, and http is led to https
  --demo     forwards /sandbox/…, where everybody sees the codes of all people: only for play money
  --partner  an origin whose pages may read what everybody gets alike and frame widgets of an account; may be given several times`;
helpWhenAsked(usage);

const { values } = parseArgs({
  options: {
    backend: { type: 'string' },
    site: { type: 'string', default: 'apps/web/dist' },
    port: { type: 'string', default: '8080' },
    https: { type: 'boolean', default: false },
    demo: { type: 'boolean', default: false },
    partner: { type: 'string', multiple: true, default: [] },
  },
});

const { backend, site, port, https, demo, partner: partners } = values;
if (!backend) {
  console.error(usage);
  process.exit(1);
}
console.log(
  nginxConfiguration({ site: resolve(site), backend, port: Number(port), https, demo, partners }),
);
