import { defineStates } from '../../testing/states.ts';
import type { QrCodeProps } from './QrCode.tsx';

const address = 'https://padma.example.invalid/reg?code=RAFID48';

export const qrCodeStates = defineStates<QrCodeProps>()((say) => ({
  rest: { text: address, label: say('qr.label') },
  small: { text: address, label: say('qr.label'), size: 128 },
  dense: {
    text: `${address}&from=${'sms-'.repeat(60)}`,
    label: say('qr.label'),
    correction: 'H',
  },
}));
