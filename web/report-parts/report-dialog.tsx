import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type ReportReceipt } from '../../contract/report.ts'
import { texts } from '../texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { type Reported } from './reported.ts'
import { ReportFields } from './report-fields.tsx'
import { Receipt } from './receipt.tsx'

interface ReportDialogProps {
  reported: Reported
  onClose: () => void
}

/** Asks what is wrong with a thing, and gives a receipt. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const [receipt, setReceipt] = useState<ReportReceipt | null>(null)
  const title = receipt ? texts.reports.receivedTitle : texts.reports.titles[reported.kind]
  // At the page itself, because what opens it styles its own buttons.
  return createPortal(
    <Dialog title={title} isOpen onClose={onClose}>
      {receipt ? (
        <Receipt receipt={receipt} onClose={onClose} />
      ) : (
        <ReportFields reported={reported} onSent={setReceipt} onClose={onClose} />
      )}
    </Dialog>,
    document.body,
  )
}
