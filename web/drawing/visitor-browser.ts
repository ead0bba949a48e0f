/** What the screens ask of a browser while they are drawn: the server's thread stands in for that of a new visitor. */

const keepsNothing = { getItem: () => null }

Object.assign(globalThis, {
  window: globalThis,
  document: { documentElement: { dataset: {} } },
  localStorage: keepsNothing,
  sessionStorage: keepsNothing,
  navigation: { currentEntry: null },
  scrollY: 0,
  innerWidth: 0,
  innerHeight: 0,
})
