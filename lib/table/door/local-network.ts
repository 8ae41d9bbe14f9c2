const NEAR =
  /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[::ffff:7f00:1\])(:\d+)?$/;

/** Whether a host is this machine or in its own network, by its address: nobody vouches for that, and it is spoken to without TLS. */
export const isLocalNetwork = (host: string): boolean => NEAR.test(host);
