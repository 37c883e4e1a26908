import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { preparePicture } from './picture.ts';
import { jpegOf } from './pictures.fixture.ts';
import { createUploads } from './store.ts';

const part = '/wps/uploads/part';
const begin = '/wps/uploads';

async function opened(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  return setup;
}

/** A picture of this many bytes. */
const photo = (size: number, name = 'receipt.jpg'): File => {
  const bytes = new Uint8Array(size);
  bytes.set(jpegOf());
  return new File([bytes], name, { type: 'image/jpeg' });
};
/** Uses the file unchanged instead of drawing it. */

const asItIs: typeof preparePicture = async (blob) => ({ blob, type: 'image/jpeg' });

const begun = ({ runtime: { api } }: TestRuntime, prepare = asItIs) =>
  createUploads({ api, purpose: 'deposit', prepare });
const sent = (setup: TestRuntime, call: string) => timesSent(setup, call);

test('[WAL-06] a picture is sent in parts and arrives unchanged', async () => {
  const setup = await opened();
  const uploads = begun(setup);
  uploads.add([photo(600_000)]);
  await expect.poll(() => uploads.store.getState().arrived.size).toBe(1);
  const [uploadId = ''] = uploads.store.getState().arrived.values();
  const upload = await setup.runtime.api.getUpload({ uploadId });
  expect(upload).toMatchObject({ complete: true, size: 600_000, received: 600_000 });
  expect(sent(setup, `PUT ${part}`)).toBe(3);
  expect(uploads.store.getState().items).toMatchObject([{ state: 'done', progress: 100 }]);
});

test('[WAL-06] a broken connection costs one part: the second attempt sends the missing parts', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path: part, kind: 'lost', times: 1 }] });
  const uploads = begun(setup);
  uploads.add([photo(600_000)]);
  await expect.poll(() => uploads.store.getState().items[0]?.state).toBe('failed');
  uploads.retry('1');
  await expect.poll(() => uploads.store.getState().items[0]?.state).toBe('done');
  expect(sent(setup, `POST ${begin}`)).toBe(1);
  expect(sent(setup, `PUT ${part}`)).toBe(3);
});

test('[WAL-06] a removed picture is not sent any further and its id is not returned', async () => {
  const setup = await opened();
  const uploads = begun(setup);
  uploads.add([photo(300_000, 'a.jpg'), photo(300_000, 'b.jpg')]);
  uploads.remove('1');
  await expect.poll(() => uploads.store.getState().arrived.has('2')).toBe(true);
  expect(uploads.store.getState().items.map(({ name }) => name)).toEqual(['b.jpg']);
  expect(sent(setup, `POST ${begin}`)).toBe(1);
  uploads.clear();
  expect(uploads.store.getState()).toMatchObject({ items: [], arrived: new Map() });
});

test('[WAL-06] a file with a wrong declared type is refused before anything is sent', async () => {
  const setup = await opened();
  const uploads = begun(setup, preparePicture);
  uploads.add([new File(['<script>alert(1)</script>'], 'receipt.png', { type: 'image/png' })]);
  await expect
    .poll(() => uploads.store.getState().refused)
    .toEqual({
      name: 'receipt.png',
      reason: 'type',
    });
  expect(uploads.store.getState().items).toEqual([]);
  expect(sent(setup, `POST ${begin}`)).toBe(0);
});
