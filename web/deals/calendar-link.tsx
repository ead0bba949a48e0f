import { CalendarPlus, CalendarX } from 'lucide-react'
import { dealEndpoints } from '../../contract/deal-endpoints.ts'
import { type Viewing } from '../../contract/viewing.ts'
import { addressOf } from '../api.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'

/** A viewing as a file for calendars: it takes the viewing in, or out again once its confirmed time is off. */
export function CalendarLink({ viewing: { id, state } }: { viewing: Viewing }) {
  const isOn = state === 'confirmed'
  return (
    <ButtonLink
      variant={isOn ? 'primary' : 'secondary'}
      size="small"
      icon={isOn ? <CalendarPlus /> : <CalendarX />}
      href={addressOf(dealEndpoints.takeCalendar, { params: { id } })}
      download="volan-viewing.ics"
    >
      {isOn ? texts.viewings.toCalendar : texts.viewings.outOfCalendar}
    </ButtonLink>
  )
}
