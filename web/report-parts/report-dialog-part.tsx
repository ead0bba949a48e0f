import { Suspense, useState, type ReactNode } from 'react'
import { neededPart } from '../lazy-part.tsx'
import { type Reported } from './reported.ts'

/** Asks what is wrong with a thing. */
export const ReportDialog = neededPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** The dialog of a report, which loads when it opens, and how to open it. */
export function useReport(reported: Reported): { openReport: () => void; reportDialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false)
  return {
    openReport: () => setIsOpen(true),
    reportDialog: isOpen && (
      <Suspense>
        <ReportDialog reported={reported} onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  }
}
