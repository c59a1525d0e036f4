/** How names of files end that are what `sniffDocument` says, the usual ending first. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
}

/**
 * The name under which a document is saved. Systems open a file by the end of its name, and much that begins like a PDF
 * runs as a script under another one: whatever its sender calls it, it ends like what it is.
 *
 * @param mediaType as `sniffDocument` told it
 */
export function documentFileName(name: string, mediaType: string): string {
  const endings = ENDINGS[mediaType] ?? []
  const isRight = endings.some((ending) => name.toLowerCase().endsWith(ending))
  return isRight ? name : `${name}${endings[0] ?? '.bin'}`
}
