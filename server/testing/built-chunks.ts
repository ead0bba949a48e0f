import { narrowedListModule, screenModules } from '../pages/screen-files.ts'

/** The list of files of a build in which each screen is one file. */
export function builtChunks(): Record<string, { file: string }> {
  const modules = [...Object.values(screenModules), narrowedListModule]
  const screens = modules.map((module) => [module, { file: `assets/${module}.js` }] as const)
  return { 'index.html': { file: 'assets/main-abc.js' }, ...Object.fromEntries(screens) }
}
