import { createApi, isApiError } from '@parlour/api-client';

let token = null;
const api = createApi({
  baseUrl: process.env.BACKEND ?? 'https://play.padma.example',
  fetch: (request) => fetch(request),
  getToken: () => token,
  language: () => 'EN',
});

const credentials = { type: 'username', username: 'demo_member', password: 'Parlour#2026' };
({ token } = await api.login(credentials));
const { sumBalance } = await api.getBalance();
console.log(`Balance: ${sumBalance}`); // a decimal as text: '18556.10'

try {
  await api.login({ ...credentials, password: 'wrong' });
} catch (error) {
  if (!isApiError(error)) throw error;
  console.log(`Refused: ${error.code}`);
}
