import type { photoErrors as english } from '../en/photo-errors.ts'

/** The sentences about photos that cannot be taken; the page says them before it sends one. */
export const photoErrors: typeof english = {
  // This file is empty.
  photoEmpty: 'Файлът е празен.',
  // This photo is larger than 8 MB.
  photoTooLarge: 'Снимката е по-голяма от 8\u00a0MB.',
  // This photo has more than 40 megapixels.
  photoTooManyPixels: 'Снимката е с повече от 40 мегапиксела.',
  // This photo is more than 12,000 pixels wide or high.
  photoTooLong: 'Снимката е с ширина или височина над 12\u00a0000 пиксела.',
  // HEIC photos cannot be read here. Save the photo as JPEG and choose it again.
  photoHeic: 'Снимки във формат HEIC не могат да се отворят тук. Запазете снимката като JPEG и я изберете отново.',
  // Only JPEG, PNG, WebP and AVIF photos can be used.
  photoType: 'Приемат се само снимки във формат JPEG, PNG, WebP и AVIF.',
  // This photo cannot be read. It may be damaged.
  photoBroken: 'Снимката не може да се отвори. Може би файлът е повреден.',
}
