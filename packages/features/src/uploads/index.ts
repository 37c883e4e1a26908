export { pictureAddresses } from './addresses.ts';
export { SentPictures, type SentPicturesProps } from './SentPictures.tsx';
export { mostPictures, UploadField, type UploadFieldProps } from './UploadField.tsx';
export { noUploads, type Uploads, useUploads } from './use-uploads.ts';
