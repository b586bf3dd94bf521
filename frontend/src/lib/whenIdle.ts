/** Work that can wait until the browser is idle. */

const SOON = 120;

/** Runs work when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, SOON);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 1000 });
  return () => window.cancelIdleCallback(handle);
}
