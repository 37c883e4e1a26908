import receipt from '../../samples/art/proof-receipt.svg';
import { defineStates } from '../../testing/states.ts';
import type { FileUploadProps } from './FileUpload.tsx';
import type { UploadItem } from './items.ts';

export const fileUploadStates = defineStates<FileUploadProps>()((say) => {
  const named = (key: Parameters<typeof say>[0]) => (name: string) =>
    say(key).replace('{name}', name);
  const proof = {
    label: say('wallet.proof'),
    hint: say('sample.uploadHint'),
    required: true,
    items: [],
    labels: {
      drop: say('upload.drop'),
      add: say('sample.uploadAdd'),
      dropNow: say('sample.uploadDropNow'),
      failedWord: say('sample.uploadFailedWord'),
      remove: named('sample.uploadRemove'),
      retry: named('sample.uploadRetry'),
      progress: named('sample.uploadProgress'),
      done: named('sample.uploadDone'),
      failed: named('sample.uploadFailed'),
      removed: named('sample.uploadRemoved'),
      refused: {
        type: named('sample.uploadType'),
        size: named('sample.uploadSize'),
        count: named('sample.uploadCount'),
      },
    },
  };
  const done: UploadItem = {
    id: 'done',
    name: 'receipt-0171.png',
    state: 'done',
    previewUrl: receipt,
  };
  const going: UploadItem = {
    id: 'going',
    name: 'statement.jpg',
    state: 'uploading',
    progress: 64,
    previewUrl: receipt,
  };
  const failed: UploadItem = { id: 'failed', name: 'screenshot.png', state: 'failed' };
  return {
    empty: { ...proof },
    waiting: { ...proof, items: [{ ...going, state: 'waiting' as const }] },
    uploading: { ...proof, items: [done, going] },
    withoutPicture: {
      ...proof,
      items: [{ id: 'pdf', name: 'bank-statement-2026-11.pdf', state: 'done' as const }],
    },
    failed: { ...proof, items: [done, failed] },
    full: { ...proof, items: [done, going, failed] },
    invalid: { ...proof, error: say('sample.uploadNeeded') },
    disabled: { ...proof, disabled: true },
    disabledFilled: { ...proof, disabled: true, items: [done] },
    readOnly: { ...proof, readOnly: true, items: [done] },
    one: { ...proof, maxFiles: 1 },
    longText: {
      ...proof,
      label: say('sample.longLabel'),
      hint: say('sample.longHint'),
      items: [
        {
          id: 'long',
          name: 'Screenshot_2026-11-20-20-41-05-mobile-wallet-statement.jpeg',
          state: 'done' as const,
        },
      ],
    },
  };
});
