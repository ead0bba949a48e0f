import { type ConsolePart } from '../../contract/console.ts'
import { uploadPhoto } from '../photos/photo-upload.ts'
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
      return <SponsorsPart upload={(file) => uploadPhoto(file, () => {}, new AbortController().signal)} />
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
