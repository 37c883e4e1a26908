export const length = (text: string | null): number => text.length;
