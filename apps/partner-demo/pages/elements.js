// Puts the two lines of an element where they can be pasted.
const told = document.getElementById('told');

addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  if (!button) return;
  const code = button.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(code.textContent);
    told.textContent = 'Copied.';
    button.textContent = 'Copied';
  } catch {
    // Without a clipboard the lines are at least marked.
    getSelection().selectAllChildren(code);
    told.textContent = 'Marked. Press Ctrl C.';
  }
});
