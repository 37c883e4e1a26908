export { DevicesView, type DevicesViewProps } from './DevicesView.tsx';
export { DevicesWindow } from './DevicesWindow.tsx';
export type { Device } from './devices-model.ts';
