// The imports of the demo page made with React, as one module, because React publishes none that a browser can load.
export { createElement, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
