import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { AddressField } from '@slipway/ui/address-field'
import { Panel } from '@slipway/ui/panel'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import classes from './repair.module.css'

interface SubjectFormProps {
  /** What stands in the page's address. */
  subject: string | undefined
  /** Why it is nothing that can be repaired, once the chain was asked. */
  problem: string | undefined
}

/** Takes the address of a pool or a token; it goes into the page's own address. */
export function SubjectForm({ subject, problem }: SubjectFormProps) {
  const navigate = useNavigate()
  const [entry, setEntry] = useState(subject ?? '')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readAddress(entry)
    setError(undefined)
    if (reading.ok) {
      const pool = reading.address
      void navigate({ to: '/lp/fix', search: ({ chain }) => ({ chain, pool }) })
      return
    }
    // With every text of a refusal, which most visitors never need.
    void import('../form/refusal-text.ts').then(({ refusalText }) =>
      setError(refusalText(reading.code)),
    )
  }
  // What the chain said belongs to the address that it was asked about.
  const isAsked = entry.trim().toLowerCase() === subject?.toLowerCase()
  return (
    <Panel title={m.repair_subject_title()} description={m.repair_subject_text()}>
      <form className={classes.ask} onSubmit={submit} noValidate>
        <AddressField
          label={m.repair_subject_field()}
          value={entry}
          error={error ?? (isAsked ? problem : undefined)}
          onChange={(event) => {
            setEntry(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button type="submit">{m.repair_subject_check()}</Button>
      </form>
    </Panel>
  )
}
