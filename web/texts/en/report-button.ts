/** What opens the dialog of a report. */
export const reportButton = {
  report: 'Report',
  of: (name: string) => `Report: ${name}`,
}
