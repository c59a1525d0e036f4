import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { WhitelistReading } from '@slipway/sdk/whitelist/read-whitelist-text'
import type { WhitelistLevel } from '@slipway/sdk/whitelist/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { fileInput } from '../../files/use-file-drop.ts'
import { LineText } from '../../list-file/lazy-line-text.tsx'
import { ListFilePanel } from '../../list-file/list-file-panel.tsx'
import { readListFile } from '../../list-file/read-list-file.ts'
import { useListFile } from '../../list-file/use-list-file.ts'
import classes from './create.module.css'
import { usePresaleForm } from './presale-form-context.ts'
import type { CsvProgress } from './read-csv.ts'
import type { Whitelist } from './use-whitelist.ts'

const NAMED = 5

/** Adds imported wallets below what stands in a list. */
function appended(list: string, reading: WhitelistReading, tier: WhitelistLevel): string {
  const added = reading.entries.filter(({ level }) => level === tier).map(({ address }) => address)
  return [list.trimEnd(), ...added].filter((line) => line !== '').join('\n')
}

function Outcome({ reading }: { reading: WhitelistReading }) {
  const { entries, issues, duplicates } = reading
  const isClean = issues.length === 0
  return (
    <NoticeBox
      tone={isClean ? 'good' : 'warn'}
      role="status"
      title={m.presale_csv_done({ count: formatInteger(entries.length) })}
    >
      {duplicates > 0 && <p>{m.presale_list_repeated({ count: formatInteger(duplicates) })}</p>}
      {!isClean && (
        <>
          <p>{m.presale_csv_wrong({ count: issues.length })}</p>
          <ul className={classes.wrongLines}>
            {issues.slice(0, NAMED).map((issue) => (
              <li key={issue.line}>
                <LineText issue={issue} />
              </li>
            ))}
          </ul>
        </>
      )}
    </NoticeBox>
  )
}

/** A file of wallets becomes lines of the lists, with progress and a way to stop. */
export default function CsvImport({ whitelist }: { whitelist: Whitelist }) {
  const { form, idOf } = usePresaleForm()
  const [progress, setProgress] = useState<CsvProgress>()
  const [reading, setReading] = useState<WhitelistReading>()
  const turn = useRef<AbortController>(undefined)
  const listFile = useListFile('whitelist', async (file, chosen) => {
    const { text, issues } = await readListFile({ file, kind: 'whitelist', chosen })
    // What reads the lines loads before the file counts as taken: where it does not come, the panel says so.
    const { readCsv } = await withChunkTimeout(import('./read-csv.ts'))
    if (issues.length === 0) void take((signal) => readCsv(text, signal, setProgress))
    return issues
  })
  const take = async (read: (signal: AbortSignal) => Promise<WhitelistReading>) => {
    const own = new AbortController()
    turn.current = own
    try {
      const found = await read(own.signal)
      const { tierOne, tierTwo } = form.getValues()
      whitelist.put(appended(tierOne, found, 1), appended(tierTwo, found, 2))
      setReading(found)
    } catch (error) {
      if (!own.signal.aborted) throw error
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <div className={classes.csv}>
      <div className={classes.csvHead}>
        <label htmlFor={idOf('csv')} className={classes.csvButton}>
          <IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />
          {m.presale_csv_choose()}
          <input
            id={idOf('csv')}
            accept=".csv,.txt,text/csv,text/plain"
            {...fileInput(([file]) => {
              turn.current?.abort()
              setReading(undefined)
              if (file) void listFile.open(file)
            })}
          />
        </label>
        <p className={classes.muted}>{m.presale_csv_rule()}</p>
      </div>
      <ListFilePanel listFile={listFile} />
      {progress && (
        <ProgressBar label={m.presale_csv_label()} value={progress.done / progress.total}>
          <span className={classes.csvProgress}>
            {m.presale_csv_progress({
              done: formatInteger(progress.done),
              total: formatInteger(progress.total),
              rate: formatInteger(progress.perSecond),
            })}
            <Button size="compact-xs" variant="default" onClick={() => turn.current?.abort()}>
              {m.presale_csv_cancel()}
            </Button>
          </span>
        </ProgressBar>
      )}
      {reading && <Outcome reading={reading} />}
    </div>
  )
}
