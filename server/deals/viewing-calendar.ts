import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { endOf, type Viewing } from '../../contract/viewing.ts'

interface Place {
  /** The address of the site. */
  site: string
  /** The title of the event. */
  title: string
}

/**
 * A viewing as an iCalendar file (RFC 5545): in UTC, which every calendar reads the same on both sides of a change of
 * the clocks; under one UID with a growing sequence, so that a later file replaces an earlier one. `null` when no time
 * was confirmed.
 */
export function viewingCalendar(viewing: Viewing, { site, title }: Place): string | null {
  if (viewing.at === undefined) return null
  const holds = viewing.state === 'confirmed' || viewing.state === 'past'
  const calendar = ical({
    prodId: { company: 'Volan', product: 'Volan', language: 'EN' },
    method: holds ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL,
  })
  calendar.createEvent({
    id: `${viewing.id}@viewing.volan`,
    sequence: viewing.round,
    stamp: new Date(viewing.changedAt),
    start: new Date(viewing.at),
    end: new Date(endOf(viewing.at)),
    summary: title,
    location: viewing.place,
    url: new URL(`/themes/${viewing.carId}`, site).href,
    status: holds ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  })
  return calendar.toString()
}
