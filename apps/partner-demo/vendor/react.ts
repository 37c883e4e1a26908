// What the page made with React imports, as one module: React publishes none that a browser loads by itself.
export { createElement, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
