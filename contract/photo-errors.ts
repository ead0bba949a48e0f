/** Errors of photos, which a browser finds before it sends them. */
export const photoErrors = {
  photoEmpty: { status: 422, sentence: 'This file is empty.' },
  photoTooLarge: { status: 413, sentence: 'This photo is larger than 8 MB.' },
  photoTooManyPixels: { status: 422, sentence: 'This photo has more than 40 megapixels.' },
  photoTooLong: { status: 422, sentence: 'This photo is more than 12,000 pixels wide or high.' },
  photoHeic: {
    status: 422,
    sentence: 'HEIC photos cannot be read here. Save the photo as JPEG and choose it again.',
  },
  photoType: { status: 422, sentence: 'Only JPEG, PNG, WebP and AVIF photos can be used.' },
  photoBroken: { status: 422, sentence: 'This photo cannot be read. It may be damaged.' },
} as const
