import { Button, NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import { compileTarget } from '@slipway/vanity-address/target/compile-target'
import { useDeferredValue, useMemo, useState } from 'react'
import { AddressMark } from './address-mark.tsx'
import classes from './address-tool.module.css'
import { readKeptRate } from './kept-rate.ts'
import { markAddress, sampleAddress } from './mark-address.ts'
import { OddsFacts } from './odds-facts.tsx'
import { patternText, readPattern } from './pattern-text.ts'
import type { Power } from './power.ts'
import { TargetFields } from './target-fields.tsx'
import { type TargetValues, toTarget } from './target-values.ts'

/** What the visitor decided before a search. */
export interface SearchChoice {
  readonly wanted: number
  readonly power: Power
}

interface SearchFormProps {
  values: TargetValues
  onChange(values: TargetValues): void
  kind: 'token' | 'evm'
  /** Why it cannot start now; the fields stay open. */
  obstacle?: string | undefined
  onStart(choice: SearchChoice): void
}

const counts = ['1', '3', '5', '10']

/** The form before a search: target, its odds, how much of the machine, and the start. */
export function SearchForm({ values, onChange, kind, obstacle, onStart }: SearchFormProps) {
  const [wanted, setWanted] = useState('1')
  const [power, setPower] = useState<Power>('full')
  const [isAsked, setAsked] = useState(false)
  const [rate] = useState(() => readKeptRate(kind))
  const hasCount = kind === 'token'
  const target = useMemo(() => toTarget(values), [values])
  // A long pattern may take a moment to be counted; typing does not wait for it.
  const counted = useDeferredValue(target)
  const reading = useMemo(() => readPattern(() => compileTarget(counted)), [counted])
  const isSilent = reading.problem?.code === 'Pattern_Empty' && !isAsked
  const sample = sampleAddress(target)
  const start = () => {
    setAsked(true)
    if (obstacle === undefined && !reading.problem && counted === target)
      onStart({ wanted: hasCount ? Number(wanted) : 1, power })
  }
  return (
    // No form element: the search also stands inside the form of a token.
    <fieldset
      className={classes.search}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        start()
      }}
    >
      <legend className={classes.legend}>{m.tools_address_title()}</legend>
      <TargetFields
        values={values}
        onChange={onChange}
        error={reading.problem && !isSilent ? patternText(reading.problem) : undefined}
      />
      {values.kind !== 'pattern' && (
        <div className={classes.sample}>
          <span>{m.tools_target_preview()}</span>
          <AddressMark address={sample} marked={markAddress(target, sample)} />
        </div>
      )}
      {reading.problem === undefined && (
        <OddsFacts
          probability={reading.result.probability}
          rate={rate}
          wanted={hasCount ? Number(wanted) : 1}
        />
      )}
      <div className={classes.columns}>
        {hasCount && (
          <NativeSelect
            label={m.tools_search_wanted()}
            description={m.tools_search_wanted_rule()}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            data={counts}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        )}
        <NativeSelect
          label={m.tools_search_power()}
          description={hasCount ? m.tools_search_power_rule() : undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          data={[
            { value: 'full', label: m.tools_search_power_full() },
            { value: 'half', label: m.tools_search_power_half() },
          ]}
          value={power}
          onChange={(event) => setPower(event.currentTarget.value === 'half' ? 'half' : 'full')}
        />
      </div>
      {obstacle && <p className={classes.muted}>{obstacle}</p>}
      <div className={classes.actions}>
        <Button disabled={obstacle !== undefined} onClick={start}>
          {m.tools_search_start()}
        </Button>
      </div>
    </fieldset>
  )
}
