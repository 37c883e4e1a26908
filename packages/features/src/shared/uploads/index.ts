export { pictureAddresses } from './addresses.ts';
export { SentPictures } from './SentPictures.tsx';
export { mostPictures, UploadField } from './UploadField.tsx';
export { noUploads, type Uploads, useUploads } from './use-uploads.ts';
