export const eights = {};
