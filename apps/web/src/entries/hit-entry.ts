import type { SearchHit } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { airdropKindText } from '../airdrop/shared/airdrop-kind-text.ts'
import { kindText } from '../lock/shared/kind-text.ts'
import { type PresaleKind, presaleKinds } from '../presale/shared/presale-labels.ts'
import { type Entry, titleOf } from './entry.ts'
import { pathOf } from './paths.ts'
import { stateOf } from './state-labels.ts'

/** What a hit is, in a word or two. */
function nameOfKind({ kind, variant }: SearchHit): string {
  if (kind === 'presale') return presaleKinds[(variant ?? 'normal') as PresaleKind].short()
  if (kind === 'airdrop') return airdropKindText(variant === 'mapping' ? 'mapping' : 'claims')
  if (kind === 'lock') return m.search_one_lock({ kind: kindText((variant ?? 'token') as 'token') })
  const texts = {
    token: m.search_one_token,
    pool: m.search_one_pool,
    collection: m.search_one_collection,
    offer: m.search_one_offer,
  }
  return texts[kind]()
}

function titleOfHit({ kind, name, symbol, secondSymbol, address }: SearchHit): string {
  if (kind === 'pool') return [titleOf(symbol, address), secondSymbol].filter(Boolean).join(' → ')
  if (kind === 'airdrop')
    return [secondSymbol, titleOf(symbol, address)].filter(Boolean).join(' → ')
  if (kind === 'lock') return titleOf(symbol ?? name, address)
  return titleOf(name ?? symbol, address)
}

/** What an operator gives badges to. */
const badged: readonly SearchHit['kind'][] = ['token', 'presale', 'pool', 'collection']

/** What its maker named itself, so that the name can imitate another one. */
const namedOf = ({ kind, name, symbol, address }: SearchHit): Entry['named'] =>
  kind === 'token' || kind === 'collection'
    ? { kind, name: name ?? '', symbol: symbol ?? '', address }
    : undefined

/** A hit as lists show it. */
export function entryOfHit(hit: SearchHit): Entry {
  const { kind, chainId, address, symbol, number, isExact } = hit
  const title = titleOfHit(hit)
  return {
    key: [kind, chainId, address, number, hit.owner].join('-'),
    chainId,
    path: pathOf(hit),
    title,
    contract: badged.includes(kind) && address.startsWith('0x') ? address : undefined,
    named: namedOf(hit),
    seed: address,
    facts: [
      nameOfKind(hit),
      symbol !== null && !title.includes(symbol) && symbol,
      number !== null && `#${number}`,
      isExact && m.search_exact(),
    ].filter(Boolean),
    state: stateOf(kind, hit.state),
  }
}
