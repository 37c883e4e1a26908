export {
  SectionHeader,
  type SectionHeaderAction,
  type SectionHeaderProps,
} from './SectionHeader.tsx';
