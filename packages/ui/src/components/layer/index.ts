export { Layer, type LayerCloseReason, type LayerProps } from './Layer.tsx';
