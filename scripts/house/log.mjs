// @ts-check
/**
 * A line of the house's log: as it is, or with MAJLIS_LOG=json for programs to read.
 * @param {string} message
 */
export const logLine = (message) =>
  process.env.MAJLIS_LOG === "json" ? JSON.stringify({ time: new Date().toISOString(), message }) : message;
