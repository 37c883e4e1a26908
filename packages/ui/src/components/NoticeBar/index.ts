export {
  NoticeBar,
  type NoticeBarLabels,
  type NoticeBarProps,
  type NoticeItem,
} from './NoticeBar.tsx';
