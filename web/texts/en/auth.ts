export const auth = {
  login: 'Login',
  register: 'Register',
  username: 'Username',
  email: 'Email',
  gender: 'Gender',
  telephone: 'Telephone number',
  password: 'Password',
  rePassword: 'Re-password',
  newHere: 'New here?',
  alreadyRegistered: 'Already registered?',
  logInAgain: 'Please log in again.',
} as const
