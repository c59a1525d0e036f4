/** A field as RFC 4180 wants it; what a spreadsheet would run as a formula is led by an apostrophe. */
function writeField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of fields as a CSV file (RFC 4180), with a line end after each row. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeField).join(',')}\r\n`).join('')
