export const Busy = { tags: ['!test'] };
