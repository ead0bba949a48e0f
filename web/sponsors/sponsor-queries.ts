import { queryOptions } from '@tanstack/react-query'
import { sponsorEndpoints } from '../../contract/sponsor-endpoints.ts'
import { type Sponsor } from '../../contract/sponsor.ts'
import { addressOf, call } from '../api.ts'
import { takePreloaded } from '../preloaded.ts'

type SponsorsByKey = Record<string, Sponsor> | null

/** The sponsors as a list; the keys of the answer only distinguish them. */
export const sponsorsQuery = queryOptions({
  queryKey: ['sponsors'],
  queryFn: async (): Promise<SponsorsByKey> => call(sponsorEndpoints.listSponsors),
  initialData: () => takePreloaded<SponsorsByKey>(addressOf(sponsorEndpoints.listSponsors)),
  select: (sponsors) => Object.entries(sponsors ?? {}).map(([id, sponsor]) => ({ ...sponsor, id })),
})
