import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { appName } from '../../contract/titles.ts'
import { agreedAt, endOf, type Viewing } from '../../contract/viewing.ts'

interface Place {
  /** The address of the site. */
  site: string
  /** The title of the event. */
  title: string
}

/** What a calendar does with the file: takes the event in, or takes it out (RFC 5546, 3.2). */
export function calendarMethod(viewing: Pick<Viewing, 'state' | 'times' | 'at'>): ICalCalendarMethod {
  const isKept = viewing.state === 'confirmed' || viewing.state === 'past'
  return isKept && agreedAt(viewing) !== undefined ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL
}

/**
 * A viewing as an iCalendar file (RFC 5545): in UTC, which every calendar reads the same on both sides of a change of
 * the clocks; under one UID with a growing sequence, so that a later file replaces an earlier one. `null` when no time
 * was confirmed.
 */
export function viewingCalendar(viewing: Viewing, { site, title }: Place): string | null {
  if (viewing.at === undefined) return null
  const method = calendarMethod(viewing)
  const calendar = ical({ prodId: { company: appName, product: appName, language: 'EN' }, method })
  calendar.createEvent({
    id: `${viewing.id}@viewing.volan`,
    sequence: viewing.round,
    stamp: new Date(viewing.changedAt),
    start: new Date(viewing.at),
    end: new Date(endOf(viewing.at)),
    summary: title,
    location: viewing.place,
    url: new URL(`/themes/${viewing.carId}`, site).href,
    // Both methods need one (RFC 5546, 3.2.1 and 3.2.5), and nobody is to get answers by mail.
    organizer: { name: appName, email: `no-reply@${new URL(site).hostname}` },
    status: method === ICalCalendarMethod.PUBLISH ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  })
  return calendar.toString()
}
