/**
 * `npm run bench`: the calls; with `--search` the search, with `--saved-searches [postgres://...]` the alerts;
 * with `--slow-network` the list on a slow way.
 */
import { argv } from 'node:process'

if (argv.includes('--saved-searches')) {
  const { benchSavedSearches } = await import('./saved-searches.ts')
  await benchSavedSearches(argv.find((word) => word.startsWith('postgres://')))
} else if (argv.includes('--search')) await import('./search/bench-search.ts')
else if (argv.includes('--slow-network')) {
  const { benchSlowNetwork } = await import('./slow-network.ts')
  await benchSlowNetwork()
} else await import('./bench-calls.ts')
