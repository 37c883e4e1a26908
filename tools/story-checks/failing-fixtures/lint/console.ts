export const shout = (text: string): void => console.log(text);
