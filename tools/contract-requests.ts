import {
  requestTable,
  requestTablePage,
} from '../packages/api-client/src/testing/request-table.ts';
import { helpWhenAsked } from './lib/help.ts';

helpWhenAsked(`pnpm contract:requests [--json]

  Prints what leaves the browser: each call of section 7 of the specification, with its parameters, token, encryption,
  and where and why the client differs.
  --json    as JSON`);

if (process.argv.includes('--json')) console.log(JSON.stringify(requestTable(), null, 2));
else console.log(requestTablePage());
