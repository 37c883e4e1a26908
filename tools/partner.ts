import { parseArgs } from 'node:util';
import { answerAt, servePartner } from '../apps/partner-demo/server.ts';
import { helpWhenAsked } from './lib/help.ts';

const usage = `node tools/partner.ts --site http://localhost:4200 [--port 4400]

  The pages of a partner with elements of the site, on an origin of their own. npm start starts it too.
  --site   the site that the elements come from; its backend has to let this origin in (--partner)
  --port   0 picks a free one`;
helpWhenAsked(usage);

const { values } = parseArgs({
  options: { site: { type: 'string' }, port: { type: 'string', default: '4400' } },
});
const { site, port } = values;
if (!site || !URL.canParse(site)) {
  console.error(usage);
  process.exit(1);
}
const { url } = await servePartner(Number(port), (path) => answerAt(path, new URL(site).origin));
console.log(`Partner: ${url}`);
