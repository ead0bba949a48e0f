/** The path of the page that stops letters, before the person's secret. */
export const stopPath = '/stop-letters/'

/** The address in each letter by which one press stops them (RFC 8058). */
export function stopAddress(siteUrl: string, stopSecret: string): string {
  return siteUrl + stopPath + stopSecret
}
