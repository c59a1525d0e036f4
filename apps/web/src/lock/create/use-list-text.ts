import { useState } from 'react'
import { useListFileText } from '../../list-file/use-list-file.ts'
import { useLockForm } from './lock-form-context.ts'

/** The list as text: what rows and file share. */
export function useListText() {
  const { form } = useLockForm()
  const [text, setText] = useState(form.getValues().list)
  form.watch('list', ({ value }) => setText(value))
  const put = (next: string) => {
    form.setFieldValue('list', next)
    form.clearFieldError('list')
  }
  return { text, put }
}

/** A file that takes the place of the list once its columns are confirmed. */
export function useLockListFile() {
  const { put } = useListText()
  return useListFileText('lock', put)
}
