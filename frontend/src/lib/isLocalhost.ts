/** Who can reach this server. */

/** Whether the address is that of this machine alone: no phone and no friend gets anywhere with it. */
export const isLocalhost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(window.location.hostname);
