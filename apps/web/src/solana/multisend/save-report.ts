/** Hands a report to the browser's downloads. */
export function saveReport(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'multisend.csv'
  link.click()
  URL.revokeObjectURL(url)
}
