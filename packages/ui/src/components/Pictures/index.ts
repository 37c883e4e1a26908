export {
  type PictureSources,
  PicturesProvider,
  type PicturesProviderProps,
  usePictures,
} from './Pictures.tsx';
