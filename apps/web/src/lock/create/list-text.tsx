import { Textarea } from '@mantine/core'
import { m } from '@slipway/messages'
import { useFileDrop } from '../../files/use-file-drop.ts'
import type { ListFile } from '../../list-file/use-list-file.ts'
import classes from './create.module.css'
import { useLockForm } from './lock-form-context.ts'

/** The list as text: typed, pasted, or dropped as a file. */
export function ListText({ listFile }: { listFile: ListFile }) {
  const { form, idOf } = useLockForm()
  const { error: _judgedApart, ...input } = form.getInputProps('list')
  const zone = useFileDrop(({ files: [file] }) => {
    if (file) void listFile.open(file)
  })
  return (
    <Textarea
      key={form.key('list')}
      id={idOf('list')}
      label={m.lock_field_list()}
      description={m.lock_field_list_rule()}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      rows={9}
      resize="vertical"
      placeholder={m.lock_list_placeholder()}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      classNames={{ input: classes.list ?? '' }}
      {...zone}
      {...input}
    />
  )
}
