import { breathe } from '../../shell/breathe.ts'

/** Files between two breaths of the page: twenty milliseconds of questions. */
const SLICE = 100

/**
 * Has the browser look up how large files are, in slices that leave the page free to answer. It asks the disk when a size is
 * first read, one file after the other and with the page held up, and knows it from then on.
 */
export async function learnSizes(files: readonly File[]): Promise<void> {
  for (let at = 0; at < files.length; at += SLICE) {
    for (const file of files.slice(at, at + SLICE)) void file.size
    await breathe()
  }
}
