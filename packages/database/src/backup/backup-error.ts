/** A backup cannot be written, read or restored. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly code: 'NOT_A_BACKUP' | 'INCOMPLETE' | 'NOT_EMPTY' | 'OTHER_TABLES'

  constructor(code: BackupError['code'], message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}
