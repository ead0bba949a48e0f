/**
 * The address of the file itself where a link leads to a page of Google Drive or Dropbox that shows it; every other address
 * as it is.
 */
export function directAddress(link: string): URL {
  const url = new URL(link)
  if (url.hostname === 'drive.google.com') {
    const id = /^\/file\/d\/([\w-]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id')
    return id === null ? url : new URL(`https://drive.google.com/uc?export=download&id=${encodeURIComponent(id)}`)
  }
  if (/^(?:www\.)?dropbox\.com$/.test(url.hostname)) {
    url.searchParams.delete('dl')
    url.searchParams.set('raw', '1')
  }
  return url
}
