import type { seen as english } from '../en/seen.ts'

/** The cars seen lately. */
export const seen: typeof english = {
  // No cars seen yet.
  noneSeen: 'Още няма разгледани автомобили.',
  // The last cars you open stand here, so that you find them again.
  noneSeenHint: 'Тук остават последните автомобили, които сте разгледали, за да ги намерите отново.',
  // This list lives in this browser. From your next login on it stands with your account.
  here: 'Списъкът е само в този браузър. След като влезете, ще се пази в акаунта Ви.',
  // This list stands with your account, on every device. Only you see it.
  withAccount: 'Списъкът е в акаунта Ви и е достъпен на всички устройства. Виждате го само Вие.',
  // Clear this list
  clearSeen: 'Изчистване на списъка',
}
