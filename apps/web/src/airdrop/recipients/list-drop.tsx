import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useId } from 'react'
import { saveText } from '../../files/save-text.ts'
import { fileInput, useFileDrop } from '../../files/use-file-drop.ts'
import { ListFilePanel } from '../../list-file/list-file-panel.tsx'
import { useListFile } from '../../list-file/use-list-file.ts'
import classes from './list-entry.module.css'
import type { ListSession } from './use-list-session.ts'

const template = 'address,amount\n0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266,125.5\n'

/** Takes a file by drop or choice, and gives one to fill in. */
export function ListDrop({ session }: { session: ListSession }) {
  const id = useId()
  const listFile = useListFile('pay', async (file, chosen) => {
    session.open(file, { name: file.name, chosen })
    return []
  })
  const take = ([file]: readonly File[]) => {
    if (!file) return
    // What was read before is no longer what is chosen.
    session.clear()
    void listFile.open(file)
  }
  const zone = useFileDrop(({ files }) => take([...files]))
  return (
    <>
      {/* Dropping is one way more; the input inside is the one for everybody */}
      <div className={classes.drop} {...zone}>
        <IconFileSpreadsheet size={28} stroke={1.4} aria-hidden />
        <label htmlFor={id} className={classes.choose}>
          {session.name ?? m.airdrop_list_choose()}
          <input id={id} accept=".csv,.txt,text/csv,text/plain" {...fileInput(take)} />
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
