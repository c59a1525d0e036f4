import { formatInteger, formatTime, m } from '@slipway/messages'
import { isAllMinted, nftPhase } from '@slipway/sdk/nft/nft-phase'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { NftPicture } from '../../files/nft-picture.tsx'
import { useNftWords } from '../../files/use-nft-words.ts'
import { moneyText } from '../shared/money-text.ts'
import { PhaseBadge } from '../shared/phase-badge.tsx'
import classes from './nft-list.module.css'
import type { ListPart } from './nft-list-search.ts'
import type { NftRow, OwnPart } from './nft-row.ts'

interface NftCardProps {
  row: NftRow
  own: OwnPart | undefined
  part: ListPart
  /** Unix seconds by the chain. */
  now: number
}

/** What the clock brings next, or that nothing does. */
function nextText({ terms, state }: NftRow, now: number): string {
  const phase = nftPhase({ terms, state }, now)
  if (phase === 'owner') return m.nftlist_next_owner()
  if (phase === 'finished')
    return isAllMinted({ terms, state }) ? m.nftlist_next_minted() : m.nftlist_next_over()
  if (phase === 'list') return m.nftlist_next_public({ time: formatTime(terms.publicStart) })
  if (phase === 'coming')
    return terms.listStart > 0
      ? m.nftlist_next_list({ time: formatTime(terms.listStart) })
      : m.nftlist_next_public({ time: formatTime(terms.publicStart) })
  return terms.endTime > 0
    ? m.nftlist_next_end({ time: formatTime(terms.endTime) })
    : m.nftlist_next_open()
}

/** An amount of what is paid, or that nobody knows its token yet. */
function moneyOf({ paymentToken }: NftRow, units: bigint): string {
  return paymentToken ? moneyText({ paymentToken })(units) : m.nftlist_price_unread()
}

function priceText(row: NftRow, now: number): string {
  const { mintMethod, listFee, mintFee } = row.terms
  if (mintMethod === 'owner') return m.nftlist_price_owner()
  const fee = nftPhase(row, now) === 'list' ? listFee : mintFee
  return fee === 0n ? m.nftlist_price_free() : moneyOf(row, fee)
}

interface Fact {
  readonly label: string
  readonly value: string
}

/** What a card says beside the sale: what one holds and can claim, or what can be withdrawn. */
function ownFacts({ row, own, part }: NftCardProps): readonly Fact[] {
  if (part === 'made') return [{ label: m.nftlist_made_due(), value: moneyOf(row, row.proceeds) }]
  if (part === 'all' || !own) return []
  const held = { label: m.nftlist_held(), value: formatInteger(own.held) }
  if (own.due === 0n) return [held]
  return [held, { label: m.nftlist_due(), value: moneyOf(row, own.due) }]
}

/** One collection as a card: its picture, price, how many are minted, and what it waits for. */
export function NftCard(props: NftCardProps) {
  const { row, now } = props
  const { minted } = row.state
  const { total } = row.terms
  const words = useNftWords({ collection: row.address, nftId: 0n })
  const facts = [{ label: m.nftlist_price(), value: priceText(row, now) }, ...ownFacts(props)]
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <NftPicture picture={words.picture} name={row.name} seed={row.address} />
        <div>
          <h2>
            <BadgedName chainId={activeChain.chainId} address={row.address}>
              <AppLink to={`/nft/mint/${row.address}`}>
                {m.nftpage_title({ name: row.name, symbol: row.symbol })}
              </AppLink>
            </BadgedName>
          </h2>
          <p>{m.nftlist_number({ number: row.number })}</p>
          <PhaseBadge sale={row} phase={nftPhase(row, now)} />
        </div>
      </header>
      <ProgressBar label={m.nftlist_minted()} value={minted / total}>
        {m.nftlist_minted_of({ minted: formatInteger(minted), total: formatInteger(total) })}
      </ProgressBar>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.next}>{nextText(row, now)}</p>
    </article>
  )
}
