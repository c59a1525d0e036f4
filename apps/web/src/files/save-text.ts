import { saveFile } from './save-file.ts'

/** Hands a text to the visitor as a file. */
export const saveText = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type }))
