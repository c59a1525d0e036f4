import { formatBps, formatInteger, m } from '@slipway/messages'
import { calculateProvenance, type RevealSecret } from '@slipway/sdk/nft/provenance'
import type { NftSale } from '@slipway/sdk/nft/types'
import { AmountInvalid } from '@slipway/sdk/shared/parse-amount'
import { parseTypedAmount } from '@slipway/sdk/shared/parse-typed-amount'
import { type Address, isAddressEqual, isHex, size } from 'viem'
import { type FormProblem, type FormResult, resultOrProblems } from '../../../action/form-result.ts'
import { readWalletAddress } from '../../../action/read-wallet-address.ts'
import { readCount } from '../read-count.ts'

/** Bytes of a URI or a key that the contract takes. */
export const keyMaxBytes = 512
/** All levels of inviters together, in basis points. */
const ratesMaxBps = 5_000n
const PERCENT_DECIMALS = 2

const problemOf = (text: string): FormProblem => ({ code: 'own', text })
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** What is minted free, to whom. */
export interface OwnerMintParams {
  readonly quantity: number
  readonly receiver: Address
}

/** @param most what is left of the share, and fits one transaction */
export function readMintParams(
  values: Readonly<Record<'quantity' | 'receiver', string>>,
  most: number,
): FormResult<'quantity' | 'receiver', OwnerMintParams> {
  const quantity = readCount(values.quantity, most)
  const { address: receiver, problem } = readWalletAddress(values.receiver)
  const wrong = problemOf(m.nftpage_own_mint_quantity_wrong({ max: formatInteger(most) }))
  return resultOrProblems(
    { quantity: quantity === undefined ? wrong : undefined, receiver: problem },
    () => (quantity !== undefined && receiver ? { quantity, receiver } : null),
  )
}

/** A base address: IPFS or https, with the slash at its end. */
export function readUriParams({
  uri,
}: Readonly<Record<'uri', string>>): FormResult<'uri', { readonly uri: string }> {
  const trimmed = uri.trim()
  const isGood = /^(ipfs|https):\/\/\S+\/$/.test(trimmed) && bytesOf(trimmed) <= keyMaxBytes
  const wrong = problemOf(m.nftpage_own_uri_wrong({ max: formatInteger(keyMaxBytes) }))
  return resultOrProblems({ uri: isGood ? undefined : wrong }, () => ({ uri: trimmed }))
}

/** Who owns the collection next; nobody hands it to himself. */
export function readOwnerParams(
  { to }: Readonly<Record<'to', string>>,
  owner: Address,
  collection: Address,
): FormResult<'to', { readonly to: Address }> {
  const { address, problem } = readWalletAddress(to, collection)
  const isSelf = address !== null && isAddressEqual(address, owner)
  return resultOrProblems({ to: isSelf ? problemOf(m.nftpage_own_hand_self()) : problem }, () =>
    address ? { to: address } : null,
  )
}

export type RateField = 'level1' | 'level2' | 'level3'
const rateFields: readonly RateField[] = ['level1', 'level2', 'level3']

function readRate(text: string): bigint | undefined {
  try {
    const bps = parseTypedAmount(text, PERCENT_DECIMALS)
    return bps > 0n && bps <= ratesMaxBps ? bps : undefined
  } catch (error) {
    if (!(error instanceof AmountInvalid)) throw error
    return undefined
  }
}

/** One to three rates; levels behind the last named one are none. */
export function readRatesParams(
  values: Readonly<Record<RateField, string>>,
): FormResult<RateField, { readonly rates: readonly bigint[] }> {
  const last = rateFields.findLastIndex((field) => values[field].trim() !== '')
  const used = rateFields.slice(0, Math.max(1, last + 1))
  const rates = used.map((field) => readRate(values[field]))
  const sum = rates.reduce<bigint>((total, rate) => total + (rate ?? 0n), 0n)
  const problems: Partial<Record<RateField, FormProblem>> = {}
  for (const [at, field] of used.entries()) {
    if (rates[at] === undefined) problems[field] = problemOf(m.nftpage_own_inviter_level_wrong())
  }
  if (sum > ratesMaxBps)
    problems.level1 ??= problemOf(m.nftpage_own_inviter_sum_wrong({ sum: formatBps(Number(sum)) }))
  return resultOrProblems(problems, () => ({ rates: rates.filter((rate) => rate !== undefined) }))
}

/** What hidden pictures were committed to: it must make the collection's own hash. */
export function readSecretParams(
  values: Readonly<Record<'baseUri' | 'salt', string>>,
  { terms }: Pick<NftSale, 'terms'>,
): FormResult<'baseUri' | 'salt', RevealSecret> {
  const [baseUri, salt] = [values.baseUri.trim(), values.salt.trim()]
  if (!isHex(salt) || size(salt) !== 32)
    return { ok: false, problems: { salt: problemOf(m.nftpage_own_show_salt_wrong()) } }
  const secret = { baseUri, salt }
  const isSame = calculateProvenance(secret) === terms.provenanceHash
  const differs = problemOf(m.nftpage_own_show_differs())
  return resultOrProblems({ baseUri: isSame ? undefined : differs }, () => secret)
}
