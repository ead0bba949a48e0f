import { expect, test } from 'vitest'
import { directAddress } from './direct-address.ts'

test.each([
  [
    'https://drive.google.com/file/d/1aB_c-9/view?usp=sharing',
    'https://drive.google.com/uc?export=download&id=1aB_c-9',
  ],
  ['https://drive.google.com/open?id=1aB_c-9', 'https://drive.google.com/uc?export=download&id=1aB_c-9'],
  ['https://www.dropbox.com/s/x1/golf.jpg?dl=0', 'https://www.dropbox.com/s/x1/golf.jpg?raw=1'],
  [
    'https://www.dropbox.com/scl/fi/x1/golf.jpg?rlkey=k&dl=0',
    'https://www.dropbox.com/scl/fi/x1/golf.jpg?rlkey=k&raw=1',
  ],
  ['https://drive.google.com/drive/folders/1aB', 'https://drive.google.com/drive/folders/1aB'],
  ['https://drive.google.com.evil.example/file/d/1/view', 'https://drive.google.com.evil.example/file/d/1/view'],
  ['https://a.example/1.jpg?dl=0', 'https://a.example/1.jpg?dl=0'],
])('the file that %s shows is at %s', (link, file) => {
  expect(directAddress(link).href).toBe(file)
})
