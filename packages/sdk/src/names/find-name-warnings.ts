import type { ChainDefinition, Currency } from '@slipway/chains'
import { findMixedScripts } from './scripts-of.ts'
import { latinFor, skeletonOf } from './skeleton.ts'

/**
 * Longest symbol, in UTF-16 units, that MetaMask takes from a page
 * (https://docs.metamask.io/metamask-connect/evm/reference/json-rpc-api/wallet_watchAsset/, error -32602).
 */
export const LONGEST_WALLET_SYMBOL = 11

/** What people should know of a name before they trust it. Nothing of it forbids the name. */
export type NameWarning =
  /** Can be taken for a currency of the network, which it is not. `currency`: as the catalogue calls it. */
  | { readonly code: 'look_alike'; readonly currency: string }
  /** `scripts`: ISO 15924 codes. */
  | { readonly code: 'mixed_scripts'; readonly scripts: readonly string[] }
  /** Every letter looks like a Latin one, and some are of another script. `letters`: those. */
  | { readonly code: 'looks_latin'; readonly letters: string }
  | { readonly code: 'long_symbol' }

/** Names of a token or of a collection of NFTs; `address` is absent until it has one. */
export interface NamedContract {
  readonly kind: 'token' | 'collection'
  readonly name: string
  readonly symbol: string
  readonly address: string | undefined
}

/** What of a network its names are compared with. */
export type NamedNetwork = Pick<ChainDefinition, 'type' | 'nativeCurrency'> & {
  readonly currencies: readonly Currency<string>[]
}

/** As it stands, and in one size of letters: some are alike in one only. */
const shapesOf = (text: string): readonly string[] => [
  skeletonOf(text),
  skeletonOf(text.toUpperCase()),
  skeletonOf(text.toLowerCase()),
]

/** Of the catalogue's words, each worked out once: names are looked at after every pause in typing. */
const shapesOfWord = new Map<string, readonly string[]>()

function canBeConfused(shapes: readonly string[], word: string): boolean {
  const known = shapesOfWord.get(word) ?? shapesOf(word)
  shapesOfWord.set(word, known)
  return shapes.some((shape, at) => shape === known[at])
}

/** What the network's people pay with: its native currency, and the listed ones. */
const currenciesOf = ({ nativeCurrency, currencies }: NamedNetwork) => [
  { name: nativeCurrency.symbol, words: [nativeCurrency.symbol, nativeCurrency.name] },
  ...currencies.map(({ name, onChainSymbol }) => ({
    name,
    words: onChainSymbol ? [name, onChainSymbol] : [name],
  })),
]

function findLookAlikes(
  { name, symbol, address }: NamedContract,
  chain: NamedNetwork,
): readonly NameWarning[] {
  const own = address?.toLowerCase()
  if (chain.currencies.some((currency) => currency.address.toLowerCase() === own)) return []
  const shown = [symbol, name].filter((text) => text !== '').map(shapesOf)
  const alike = currenciesOf(chain).filter(({ words }) =>
    words.some((word) => shown.some((shapes) => canBeConfused(shapes, word))),
  )
  return [...new Set(alike.map((currency) => currency.name))].map((currency) => ({
    code: 'look_alike',
    currency,
  }))
}

/** Letters of other scripts in a text of which every letter looks Latin. */
function findLatinLooks(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latn}/u.test(letter.normalize('NFKD')))
  const isLike = letters.every((letter) => /^[A-Za-z]+$/.test(latinFor(letter)))
  return foreign.length > 0 && isLike ? [...new Set(foreign)].join('') : undefined
}

function findScriptWarning(text: string): readonly NameWarning[] {
  const scripts = findMixedScripts(text)
  if (scripts) return [{ code: 'mixed_scripts', scripts }]
  const letters = findLatinLooks(text)
  return letters === undefined ? [] : [{ code: 'looks_latin', letters }]
}

/**
 * What is to be said of a name and a symbol, by Unicode's tables (UTS 39) and the network's currencies: the gravest first,
 * each once. Its tables weigh a few kilobytes: load it when there is a name to look at.
 */
export function findNameWarnings(
  contract: NamedContract,
  chain: NamedNetwork,
): readonly NameWarning[] {
  const { kind, name, symbol } = contract
  // Wallets of Solana are asked for no token by a page.
  const isAsked = kind === 'token' && chain.type === 'evm'
  const isLong = isAsked && symbol.length > LONGEST_WALLET_SYMBOL
  const ofScripts = [symbol, name].flatMap(findScriptWarning)
  const [first] = ofScripts
  return [
    ...findLookAlikes(contract, chain),
    ...(first ? [first] : []),
    ...(isLong ? [{ code: 'long_symbol' } as const] : []),
  ]
}
