/** The globals of a new visitor's browser that screens need while the server renders them. */

const emptyStorage = { getItem: () => null }

Object.assign(globalThis, {
  window: globalThis,
  document: { documentElement: { dataset: {} } },
  localStorage: emptyStorage,
  sessionStorage: emptyStorage,
  navigation: { currentEntry: null },
  scrollY: 0,
  innerWidth: 0,
  innerHeight: 0,
})
