export { AppDownloadView, type AppDownloadViewProps } from './AppDownloadView.tsx';
export { AppDownloadWidget, type AppDownloadWidgetProps } from './AppDownloadWidget.tsx';
