import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { isNodeAway } from '@slipway/sdk/evm/is-node-away'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { solvencyQueries } from '@slipway/sdk/tools/solvency-queries'
import { AddressField } from '@slipway/ui/address-field'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { readClient } from '../../core/read-client.ts'
import type { ContractLine } from './contract-line.ts'
import { ContractTable } from './contract-table.tsx'
import classes from './solvency.module.css'

interface ContractCheckProps {
  /** The contract that was asked about; it stands in the page's address. */
  contract: Address | undefined
  /** What the page knows already; names a contract of ours. */
  known: readonly ContractLine[]
  onAsk: (contract: Address | undefined) => void
}

function Answer({ contract, known }: { contract: Address; known: readonly ContractLine[] }) {
  const { data, error, isFetching } = useQuery({
    ...solvencyQueries.contract(readClient, contract),
    // A refusal is an answer.
    retry: false,
  })
  if (isFetching && !data) return <Skeleton height={64} mt={16} />
  const own = known.find(({ address }) => address === contract)
  const line: ContractLine = {
    address: contract,
    ...(own?.holder && { holder: own.holder }),
    ...(own?.path && { path: own.path }),
    ...(data ? { solvency: data } : { failure: isNodeAway(error) ? 'node' : 'contract' }),
  }
  return (
    <div className={classes.answer} aria-live="polite">
      <ContractTable lines={[line]} caption={m.tools_solvency_check()} />
      {data && !own && <p className={classes.foreign}>{m.tools_solvency_foreign()}</p>}
    </div>
  )
}

/** Asks any one contract by its address. */
export function ContractCheck({ contract, known, onAsk }: ContractCheckProps) {
  const [entry, setEntry] = useState<string>(contract ?? '')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readAddress(entry)
    onAsk(reading.ok ? reading.address : undefined)
    setError(undefined)
    if (reading.ok) return
    // With every text of a refusal, which most visitors never need.
    void import('../../form/refusal-text.ts').then(({ refusalText }) =>
      setError(refusalText(reading.code)),
    )
  }
  return (
    <Panel title={m.tools_solvency_check()} description={m.tools_solvency_check_text()}>
      <form className={classes.check} onSubmit={submit} noValidate>
        <AddressField
          label={m.tools_solvency_check_field()}
          isSigned={false}
          value={entry}
          error={error}
          onChange={(event) => setEntry(event.currentTarget.value)}
        />
        <Button type="submit" disabled={entry.trim() === ''}>
          {m.tools_solvency_check_act()}
        </Button>
      </form>
      {contract && <Answer contract={contract} known={known} />}
    </Panel>
  )
}
