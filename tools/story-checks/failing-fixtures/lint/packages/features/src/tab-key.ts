export const isTab = (key: string) => key === 'Tab';
