// Prints the window sheet, with the telephone number that its owner types: it is neither sent nor stored.
const form = document.querySelector('.maker')
const telephone = document.querySelector('.telephone')
for (const part of form.querySelectorAll('[hidden]')) part.hidden = false
form.addEventListener('input', (event) => {
  telephone.textContent = event.target.value
  telephone.hidden = event.target.value.trim() === ''
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  print()
})
