export type { Refusal, RefusalReason } from './accept.ts';
export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { FileUploadLabels, UploadItem } from './items.ts';
