// What a page hears of a login: that it happened, and nothing about the person.
const told = document.getElementById('told');

addEventListener('parlour-session', ({ detail }) => {
  told.textContent =
    detail.kind === 'loggedIn' ? 'Welcome. Your fan scarf is on its way.' : 'See you next match.';
});

addEventListener('parlour-signup', () => {
  told.textContent = 'Good to have you with us.';
});
