/** Work that can wait until the picture is drawn. */

const SOON = 120;

/** Runs something when the browser has time; returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, SOON);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 1000 });
  return () => window.cancelIdleCallback(handle);
}
