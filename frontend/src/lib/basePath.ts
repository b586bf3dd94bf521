/** Sub-path of the server behind a proxy, such as `/brass`; the server names it in the page, at the root of a host it does not. */
export const basePath: string = document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '';

/** Returns the path of a screen or of an API call in the address of the browser. */
export const at = (path: string): string => basePath + path;

/** Returns the whole address of a screen, to give to other people. */
export const addressOf = (path: string): string => window.location.origin + at(path);

/** Returns a path of the browser's address without the sub-path; null when it belongs to another page of the host. */
export function withoutBase(pathname: string, base: string = basePath): string | null {
  if (!base) return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}
