import { texts } from '../texts.ts'
import { useReport } from './report-dialog-part.tsx'
import { type Reported } from './reported.ts'

/** A quiet button that opens the dialog of a report. */
export function ReportButton(reported: Reported) {
  const { openReport, reportDialog } = useReport(reported)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={openReport}>
        {texts.reportButton.report}
      </button>
      {reportDialog}
    </>
  )
}
