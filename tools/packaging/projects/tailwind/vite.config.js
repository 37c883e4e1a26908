import tailwindcss from '@tailwindcss/vite';

export default { plugins: [tailwindcss()], logLevel: 'error' };
