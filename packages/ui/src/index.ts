/** Components light enough for the first page. Forms and everything Radix have entries of their own. */
export * from './components/Alert/index.ts';
export * from './components/Badge/index.ts';
export * from './components/Button/index.ts';
export * from './components/EmptyState/index.ts';
export * from './components/ErrorState/index.ts';
export * from './components/Heading/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/IconSlot/index.ts';
export * from './components/Illustration/index.ts';
export * from './components/PortalContext/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/Text/index.ts';
export * from './components/VisuallyHidden/index.ts';
