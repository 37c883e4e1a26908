import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { createWindowSteps, type Go, type WindowSteps } from './window-steps.ts';

/**
 * Returns the history steps of open windows, and a `go` that takes them into account when it navigates. Returns the
 * same object for the lifetime of the document.
 */
export function useWindowSteps(): { readonly steps: WindowSteps; readonly go: Go } {
  const navigate = useNavigate();
  const location = useLocation();
  const kind = useNavigationType();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const [made] = useState(() => {
    const navigateNow: Go = (to, options) => void latest.current(to, options);
    const steps = createWindowSteps(navigateNow);
    const go: Go = (to, options) => steps.atPage(() => navigateNow(to, options));
    return { steps, go };
  });
  const { steps } = made;
  useEffect(() => steps.start(window), [steps]);
  const seen = useRef(location);
  useLayoutEffect(() => {
    if (seen.current === location) return;
    seen.current = location;
    steps.moved(kind);
  }, [steps, location, kind]);
  return made;
}
