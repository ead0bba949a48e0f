import { type ConsolePart } from '../../contract/console.ts'
import { uploadPhoto } from '../photos/photo-upload.ts'
import { sendablePhoto } from '../photos/sendable-photo.ts'
import { AnswersPart } from './answers-part.tsx'
import { AuditPart } from './audit-part.tsx'
import { CountsPart } from './counts-part.tsx'
import { FindPart } from './find-part.tsx'
import { HealthPart } from './health-part.tsx'
import { RadarPart } from './radar-part.tsx'
import { SitePart } from './site-part.tsx'
import { SponsorsPart } from './sponsors-part.tsx'

/** The parts beside the queue, as one file that comes with the first of them. */
export function OtherParts({ part }: { part: ConsolePart }) {
  switch (part) {
    case 'radar':
      return <RadarPart />
    case 'find':
      return <FindPart />
    case 'answers':
      return <AnswersPart />
    case 'sponsors':
      return <SponsorsPart upload={uploadPicture} />
    case 'site':
      return <SitePart />
    case 'counts':
      return <CountsPart />
    case 'audit':
      return <AuditPart />
    default:
      return <HealthPart />
  }
}

/** Uploads a sponsor's picture as the photos of an offer are. Throws `CallError`. */
async function uploadPicture(file: File) {
  return uploadPhoto(await sendablePhoto(file), () => {}, new AbortController().signal)
}
