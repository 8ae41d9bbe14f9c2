/** Has one sent anywhere else; where that does not come, one may be sent here once more. */
export const avoidTable = (code: string): Promise<void> =>
  import("@/lib/client/open-tables").then(({ avoid }) => avoid(code)).catch(() => {});
