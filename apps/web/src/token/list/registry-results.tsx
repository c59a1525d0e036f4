import { formatInteger, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { tokenContracts } from '../shared/token-contracts.ts'
import classes from './token-list.module.css'
import { type TokenRow, TokenTable } from './token-table.tsx'
import { type RegistryToken, useRegistryList } from './use-registry-list.ts'

interface RegistryResultsProps {
  creator: Address | undefined
  account: Address | undefined
  empty: ReactNode
  failed: ReactNode
}

const toRow = ({ record, facts }: RegistryToken): TokenRow => ({
  address: record.address,
  name: facts.name,
  symbol: facts.symbol,
  templateId: record.templateId,
  buyTaxBps: null,
  sellTaxBps: null,
  launched: null,
  decimals: facts.decimals,
  totalSupply: facts.totalSupply,
  createdAt: record.createdAt,
  owner: null,
  mintable: null,
  holderCount: null,
})

/** The newest tokens as the factory's registry has them. */
export default function RegistryResults({ creator, account, empty, failed }: RegistryResultsProps) {
  if (!tokenContracts) return empty
  return <Registry contracts={tokenContracts} {...{ creator, account, empty, failed }} />
}

function Registry({
  contracts,
  creator,
  account,
  empty,
  failed,
}: RegistryResultsProps & { contracts: NonNullable<typeof tokenContracts> }) {
  const { data, isError } = useRegistryList(contracts, creator)
  if (isError) return failed
  if (!data) return null
  if (data.items.length === 0) return empty
  const total = m.token_list_total({ count: formatInteger(data.total) })
  const shown = data.items.length
  // The registry is read from its end, and no further.
  const caption =
    shown < data.total ? m.token_list_newest({ total, shown: formatInteger(shown) }) : total
  return (
    <Panel padding="flush" className={classes.panel}>
      <p className={classes.total}>{caption}</p>
      <TokenTable rows={data.items.map(toRow)} caption={caption} account={account} />
    </Panel>
  )
}
