import sharp from 'sharp'

/** A JPEG of 1200 x 800 with light and shadow in it, another one for each `seed`. */
export async function drawnPhoto(seed: number): Promise<Buffer> {
  let state = seed * 7919
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const shapes = Array.from({ length: 60 }, () => {
    const [x, y, radius, grey] = [random(1200), random(800), 40 + random(160), random(256)]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="rgb(${grey},${random(256)},${grey})"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawing)).flatten({ background: '#888' }).jpeg({ quality: 90 }).toBuffer()
}
