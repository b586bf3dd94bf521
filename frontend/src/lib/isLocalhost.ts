/** Whether other devices can reach the server. */

/** Whether the address is local to this machine, so that links to it work nowhere else. */
export const isLocalhost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(window.location.hostname);
