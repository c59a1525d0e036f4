import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useId, useState } from 'react'
import { saveText } from '../../files/save-text.ts'
import { ListFilePanel } from '../../list-file/list-file-panel.tsx'
import { useListFile } from '../../list-file/use-list-file.ts'
import classes from './list-entry.module.css'
import type { ListSession } from './use-list-session.ts'

const template = 'address,amount\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266,125.5\n'

/** Takes a file by drop or choice, and gives one to fill in. */
export function ListDrop({ session }: { session: ListSession }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const listFile = useListFile('pay', async (file, chosen) => {
    session.open(file, { name: file.name, chosen })
    return []
  })
  const take = (file: File | undefined) => {
    if (!file) return
    // What was read before is no longer what is chosen.
    session.clear()
    void listFile.open(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the input inside is the one for everybody */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={28} stroke={1.4} aria-hidden />
        <label htmlFor={id} className={classes.choose}>
          {session.name ?? m.airdrop_list_choose()}
          <input
            id={id}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sw-visually-hidden"
            onChange={(event) => {
              take(event.currentTarget.files?.[0])
              // The same file can be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </label>
        <p className={classes.muted}>{m.airdrop_list_rule()}</p>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => saveText('airdrop.csv', template, 'text/csv')}
        >
          {m.airdrop_list_template()}
        </Button>
      </div>
      <ListFilePanel listFile={listFile} />
    </>
  )
}
