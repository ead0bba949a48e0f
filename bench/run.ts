/** `npm run bench`: the calls; with `--search` the search, with `--saved-searches [postgres://...]` the alerts. */
import { argv } from 'node:process'

if (argv.includes('--saved-searches')) {
  const { benchSavedSearches } = await import('./saved-searches.ts')
  await benchSavedSearches(argv.find((word) => word.startsWith('postgres://')))
} else if (argv.includes('--search')) await import('./search/bench-search.ts')
else await import('./bench-calls.ts')
