import { type reportButton as english } from '../en/report-button.ts'

/** What opens the dialog of a report. */
export const reportButton: typeof english = {
  // Report
  report: 'Сигнал',
  // Report: ${name}
  of: (name: string) => `Сигнал: ${name}`,
}
