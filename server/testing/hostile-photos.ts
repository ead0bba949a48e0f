import { gzipSync } from 'node:zlib'
import { photos } from '../../contract/limits.ts'
import { metadataBombs, pixelBombs } from './hostile-bombs.ts'
import { bytes, clean, either, noisy, packedZeros, refused, small, zeros, type HostilePhoto } from './hostile-photo.ts'
import { box, flipped, pngChunk, pngHeader, pngWith, segment } from './picture-parts.ts'

/** Files whose references lead to `address`, where nobody may ever ask. */
export function hostilePhotos(address: string): HostilePhoto[] {
  return [
    ...wrongTypes(address),
    ...pixelBombs(),
    ...metadataBombs(),
    ...references(address),
    ...polyglots(),
    ...broken(),
  ]
}

function wrongTypes(address: string): HostilePhoto[] {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`
  const files: Record<string, Buffer> = {
    empty: zeros(0),
    'a single byte': zeros(1),
    'nothing but zeros': zeros(1000),
    text: bytes('This is no photo.'),
    HTML: bytes('<!doctype html><script>alert(1)</script>'),
    'SVG with a picture elsewhere': bytes(svg(`<image href="${address}/a.png" width="9" height="9"/>`)),
    'SVG with a file': bytes(svg('<image href="file:///etc/passwd" width="9" height="9"/>')),
    'SVG with a script': bytes(svg('<script>alert(1)</script>')),
    'SVG with an entity elsewhere': bytes(`<!DOCTYPE svg [<!ENTITY x SYSTEM "${address}/x">]>${svg('&x;')}`),
    'SVG that is packed': gzipSync(svg(`<image href="${address}/a.png"/>`)),
    'ImageMagick drawing': bytes(
      `push graphic-context\nviewbox 0 0 9 9\nfill 'url(${address}/a.png)'\npop graphic-context`,
    ),
    PDF: bytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
    PostScript: bytes('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'),
    BMP: Buffer.concat([bytes('BM'), zeros(100)]),
    ICO: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), zeros(100)]),
    PSD: Buffer.concat([bytes('8BPS\0\x01'), zeros(100)]),
    'JPEG XL': Buffer.from([0xff, 0x0a, 0, 0]),
    'JPEG 2000': bytes('\0\0\0\x0cjP  \r\n\x87\n'),
    ZIP: Buffer.concat([bytes('PK\x03\x04'), zeros(100)]),
    MP4: box('ftyp', bytes('isom\0\0\0\0mp41')),
    HEIC: box('ftyp', bytes('heic\0\0\0\0mif1heic')),
    WAV: bytes('RIFF\x24\0\0\0WAVEfmt '),
  }
  return [
    ...Object.entries(files).map(([name, file]) => refused(name, () => file)),
    refused('GIF', () => small().gif().toBuffer()),
    refused('GIF that is a script', () => bytes('GIF89a/*\x01\0\x01\0*/=1;alert(1)')),
    refused('TIFF', () => small().tiff().toBuffer()),
    refused('larger than allowed', () => zeros(photos.bytes + 1)),
  ]
}

function references(address: string): HostilePhoto[] {
  const packet = `<?xpacket begin=""?><!DOCTYPE x [<!ENTITY e SYSTEM "${address}/xmp">]><x:xmpmeta xmlns:x="adobe:ns:meta/"><a href="${address}/a">&e;</a></x:xmpmeta>`
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${address}/b"/></rdf:RDF></x:xmpmeta>`
  const part = segment(0xe1, bytes(`http://ns.adobe.com/xap/1.0/\0${packet}`))
  return [
    clean('JPEG: XMP with an entity elsewhere', async () => {
      const jpeg = await small().jpeg().toBuffer()
      return Buffer.concat([jpeg.subarray(0, 2), part, jpeg.subarray(2)])
    }),
    ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format) =>
      clean(`${format}: XMP that names an address`, () => small().withXmp(xmp).toFormat(format).toBuffer()),
    ),
  ]
}

function polyglots(): HostilePhoto[] {
  const page = bytes('<html><script>alert("hostile")</script><?php system("id") ?>')
  const archive = Buffer.concat([bytes('PK\x03\x04hostile'), zeros(200), bytes('PK\x05\x06'), zeros(18)])
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const
  const after = (tail: Buffer) => async (format: (typeof formats)[number]) =>
    Buffer.concat([await small().toFormat(format).toBuffer(), tail])
  return [
    ...formats.map((format) => either(`${format} and a page`, () => after(page)(format))),
    ...formats.map((format) => either(`${format} and an archive`, () => after(archive)(format))),
    clean('PNG with a page in a text', async () =>
      pngWith(await small().png().toBuffer(), pngChunk('tEXt', Buffer.concat([bytes('Comment\0'), page]))),
    ),
    clean('JPEG with a page in a comment', async () => {
      const jpeg = await small().jpeg().toBuffer()
      return Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, page), jpeg.subarray(2)])
    }),
    refused('PNG that calls itself a JPEG', async () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await small().png().toBuffer()]),
    ),
    refused('SVG behind the signature of a PNG', () =>
      bytes('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ),
  ]
}

function broken(): HostilePhoto[] {
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const
  const places = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99]
  const bodies = { empty: zeros(0), garbage: Buffer.alloc(500, 0xaa), short: packedZeros(100) }
  return [
    ...formats.flatMap((format) =>
      places.map((place) =>
        either(`${format}, cut at ${place * 100} %`, async () => {
          const file = await noisy().toFormat(format).toBuffer()
          return file.subarray(0, Math.floor(file.length * place))
        }),
      ),
    ),
    ...formats.map((format) =>
      either(`${format} with every hundredth byte turned`, async () =>
        flipped(await noisy().toFormat(format).toBuffer()),
      ),
    ),
    ...Object.entries(bodies).map(([name, body]) =>
      refused(`PNG whose pixels are ${name}`, () =>
        Buffer.concat([pngHeader(60, 40), pngChunk('IDAT', body), pngChunk('IEND')]),
      ),
    ),
    refused('PNG of an unknown depth', () => Buffer.concat([pngHeader(9, 9, { depth: 77 }), pngChunk('IEND')])),
    refused('PNG with an endless chunk', () =>
      Buffer.concat([pngHeader(9, 9), Buffer.from('ffffffff49444154', 'hex')]),
    ),
    refused('WebP without chunks', () => bytes('RIFF\xff\xff\xff\xffWEBP')),
    refused('AVIF without boxes', () => box('ftyp', bytes('avif\0\0\0\0avifmif1'))),
    refused('AVIF with a box of no end', () =>
      Buffer.concat([box('ftyp', bytes('avif\0\0\0\0avif')), Buffer.from('00000001', 'hex'), bytes('meta'), zeros(40)]),
    ),
  ]
}
