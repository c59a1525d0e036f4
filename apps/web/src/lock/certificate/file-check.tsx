import { formatBps, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { IconFileCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { fileInput, useFileDrop } from '../../files/use-file-drop.ts'
import { withdrawnBps } from '../../release/points-left.ts'
import classes from './certificate.module.css'
import { CheckList } from './check-list.tsx'
import { LazyNodeCheck } from './lazy-node-check.tsx'
import { useCheck } from './use-check.ts'

interface DroppedFile {
  readonly name: string
  readonly text: string
}

/** The same check for a file that somebody has handed over; it stays in this browser. */
export function FileCheck() {
  const inputId = useId()
  const [file, setFile] = useState<DroppedFile>()
  const progress = useCheck(file?.text)
  const take = ([chosen]: readonly File[]) => {
    // What cannot be read as text is no certificate, and the check says so.
    if (chosen) void chosen.text().then((text) => setFile({ name: chosen.name, text }))
  }
  const zone = useFileDrop(({ files }) => take([...files]))
  const { check } = progress
  const { certificate, facts } = check ?? {}
  const withdrawn = facts?.kind === 'token' ? withdrawnBps(facts.units, facts.initialUnits) : 0
  return (
    <Panel title={m.certificate_file_title()} description={m.certificate_file_text()}>
      <label htmlFor={inputId} className={classes.drop} {...zone}>
        <IconFileCheck size={28} stroke={1.4} className={classes.dropIcon} aria-hidden />
        <span>{file ? file.name : m.certificate_file_choose()}</span>
        <input id={inputId} accept="application/json,.json" {...fileInput(take)} />
      </label>
      {file && <CheckList progress={progress} />}
      {check && facts && (
        <>
          <ul className={classes.statement} lang="en">
            {certificate?.statement.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {withdrawn > 0 && (
            <p>{m.certificate_file_withdrawn({ percent: formatBps(withdrawn) })}</p>
          )}
          <LazyNodeCheck key={file?.text} check={check} />
        </>
      )}
    </Panel>
  )
}
