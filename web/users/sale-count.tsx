import { queryOptions, useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { offerEndpoints } from '../../contract/offer-endpoints.ts'
import { call } from '../api.ts'
import { profileKey } from '../query-client.ts'
import { texts } from '../texts.ts'

function saleCountQuery(myId: string) {
  return queryOptions({
    queryKey: [...profileKey(myId), 'sales'],
    queryFn: ({ signal }) => call(offerEndpoints.countSales, { signal }),
  })
}

/** How many cars one has sold, on one's own profile. */
export function SaleCount({ myId }: { myId: string }) {
  const { data } = useQuery(saleCountQuery(myId))
  if (!data || data.sold === 0) return null
  return (
    <span>
      <BadgeCheck />
      {texts.users.sold(data)}
    </span>
  )
}
