// Without script the browser's own menu prints.
const button = document.querySelector('.print')
button.hidden = false
button.addEventListener('click', () => print())
