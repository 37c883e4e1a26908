export { TextArea, type TextAreaCounter, type TextAreaProps } from './TextArea.tsx';
