/**
 * Everything that opens over the page, and Tabs: the part of the library that
 * carries Radix. The home page must not reach it before it is needed; load it
 * with the modal or page that uses it.
 */
export * from './components/Accordion/index.ts';
export * from './components/Dialog/index.ts';
export * from './components/Drawer/index.ts';
export * from './components/Menu/index.ts';
export * from './components/Modal/index.ts';
export * from './components/Popover/index.ts';
export * from './components/Tabs/index.ts';
export * from './components/Toaster/index.ts';
export * from './components/Tooltip/index.ts';
