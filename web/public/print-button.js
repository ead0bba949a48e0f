// Shows the button that prints the page, which does nothing without a script.
const button = document.querySelector('.print')
button.hidden = false
button.addEventListener('click', () => print())
