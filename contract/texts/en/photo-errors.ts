/** The sentences about photos that cannot be taken; the page says them before it sends one. */
export const photoErrors = {
  photoEmpty: 'This file is empty.',
  photoTooLarge: 'This photo is larger than 8 MB.',
  photoTooManyPixels: 'This photo has more than 40 megapixels.',
  photoTooLong: 'This photo is more than 12,000 pixels wide or high.',
  photoHeic: 'HEIC photos cannot be read here. Save the photo as JPEG and choose it again.',
  photoType: 'Only JPEG, PNG, WebP and AVIF photos can be used.',
  photoBroken: 'This photo cannot be read. It may be damaged.',
}
