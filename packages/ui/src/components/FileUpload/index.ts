export type { Refusal, RefusalReason } from './accept.ts';
export {
  FileUpload,
  type FileUploadLabels,
  type FileUploadProps,
  type UploadItem,
} from './FileUpload.tsx';
