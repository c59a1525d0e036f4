import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { ActionGate } from '../../core/action-gate.tsx'
import { saveText } from '../../files/save-text.ts'
import { fileInput } from '../../files/use-file-drop.ts'
import type { ListFile as ChosenFile } from '../../list-file/use-list-file.ts'
import classes from './create.module.css'
import { useLockForm } from './lock-form-context.ts'

/** Takes a file for the list, and gives one to fill in. */
export function ListFile({ listFile, template }: { listFile: ChosenFile; template: () => string }) {
  const { idOf } = useLockForm()
  return (
    <div className={classes.files}>
      <ActionGate action="import">
        <label htmlFor={idOf('file')} className={classes.fileButton}>
          <IconFileSpreadsheet size={17} stroke={1.6} aria-hidden />
          {m.lock_list_file()}
          <input
            id={idOf('file')}
            accept=".csv,.txt,text/csv,text/plain"
            {...fileInput(([file]) => {
              if (file) void listFile.open(file)
            })}
          />
        </label>
      </ActionGate>
      <ActionGate action="export">
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconDownload size={17} stroke={1.6} aria-hidden />}
          onClick={() => saveText('locks.csv', template(), 'text/csv')}
        >
          {m.lock_list_template()}
        </Button>
      </ActionGate>
    </div>
  )
}
