import { useState } from 'react'
import { useLockForm } from './lock-form-context.ts'

/** A file beyond this is no list that fits into any number of transactions. */
const FILE_BYTES = 2_000_000

/** The list as text: what rows and file share. */
export function useListText() {
  const { form } = useLockForm()
  const [text, setText] = useState(form.getValues().list)
  form.watch('list', ({ value }) => setText(value))
  const put = (next: string) => {
    form.setFieldValue('list', next)
    form.clearFieldError('list')
  }
  /** Puts a file in place of the list. */
  const take = async (file: File) => {
    const found = await file.slice(0, FILE_BYTES).text()
    put(found.replace(/^\uFEFF/, '').trimEnd())
  }
  return { text, put, take }
}
