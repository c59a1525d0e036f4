import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, formatInteger, formatTime, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { HoldingLock } from '@slipway/sdk/solana/lock/sum-locks'
import { recogniseSolanaFailure } from '@slipway/sdk/solana/recognise-solana-failure'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../core/app-link.tsx'
import { failureText } from '../flow/failure-text.ts'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { HoldingSection } from './holding-section.tsx'
import { HoldingTable } from './holding-table.tsx'
import { readTokenLocks } from './lock-reads.ts'
import { amountOf, untilOf } from './lock-texts.ts'
import type { TokenLocks as Reading } from './types.ts'

interface PartProps {
  chain: SolanaChainDefinition
  reading: Reading
}

/** When more comes free: at a moment, by the second, or never. */
function nextText({ now, sum: { nextAt, locked } }: Reading): string {
  if (locked === 0n) return m.soljuplock_no_next()
  if (nextAt === undefined) return m.lock_unlock_never()
  return nextAt === now ? m.soltokenlock_gradual() : formatTime(nextAt)
}

function Figures({ reading }: { reading: Reading }) {
  const { token, sum } = reading
  const { locked, forever, released, lastAt, holding, owners } = sum
  const share = formatBps(shareBps(locked, token.totalSupply))
  return (
    <KeyValueList>
      <KeyValue label={m.solana_lock_amount()} help={m.lock_share({ share })} emphasis="strong">
        {amountOf(token, locked)}
      </KeyValue>
      {forever > 0n && (
        <KeyValue label={m.soltokenlock_forever()} help={m.soltokenlock_forever_help()}>
          {amountOf(token, forever)}
        </KeyValue>
      )}
      {released > 0n && (
        <KeyValue label={m.soltokenlock_released()} help={m.soltokenlock_released_help()}>
          {amountOf(token, released)}
        </KeyValue>
      )}
      <KeyValue label={m.soljuplock_next()}>{nextText(reading)}</KeyValue>
      {lastAt !== undefined && (
        <KeyValue label={m.soltokenlock_last()}>{formatTime(lastAt)}</KeyValue>
      )}
      {locked > 0n && (
        <>
          <KeyValue label={m.soltokenlock_count()}>{formatInteger(holding.length)}</KeyValue>
          <KeyValue label={m.soltokenlock_owners()}>{formatInteger(owners)}</KeyValue>
        </>
      )}
    </KeyValueList>
  )
}

function Row({ chain, reading, one }: PartProps & { one: HoldingLock }) {
  const { address, owner, unlockAt } = one.lock
  return (
    <tr>
      <th scope="row">
        <AppLink to={`/solana/lock/${address}`} search={{ network: chain.shortname }}>
          {shortenAddress(address)}
        </AppLink>
      </th>
      <td data-label={m.solana_lock_amount()} data-number>
        {amountOf(reading.token, one.locked)}
      </td>
      <td data-label={m.solana_lock_unlocks()}>{untilOf(unlockAt)}</td>
      <td data-label={m.lock_column_owner()}>
        <AddressText address={owner} explorer={clusterExplorer(chain, 'address', owner)} />
      </td>
    </tr>
  )
}

function Rows({ chain, reading }: PartProps) {
  const { holding } = reading.sum
  if (holding.length === 0) return null
  return (
    <HoldingTable
      title={m.soltokenlock_list_title()}
      columns={[
        { label: m.lock_column_lock() },
        { label: m.solana_lock_amount(), isNumber: true },
        { label: m.solana_lock_unlocks() },
        { label: m.lock_column_owner() },
      ]}
      held={holding}
      row={(one) => <Row key={one.lock.address} chain={chain} reading={reading} one={one} />}
    />
  )
}

interface TokenLocksProps {
  chain: SolanaChainDefinition
  program: Address
  mint: string
}

/** What our locker holds of a token. */
export default function TokenLocks({ chain, program, mint }: TokenLocksProps) {
  const query = useQuery({
    queryKey: ['solana', chain.chainId, 'locks', 'token', mint],
    queryFn: () => readTokenLocks(chain, program, mint),
  })
  return (
    <HoldingSection
      title={m.soltokenlock_title()}
      text={m.solana_lock_create_lead()}
      query={query}
      failed={{
        title: m.solana_lock_read_failed(),
        text: (error) => failureText(recogniseSolanaFailure(error), chain).text,
      }}
      isEmpty={({ sum }) => sum.locked === 0n && sum.released === 0n}
      empty={m.soltokenlock_empty()}
      figures={(reading) => <Figures reading={reading} />}
      list={(reading) => <Rows chain={chain} reading={reading} />}
    />
  )
}
