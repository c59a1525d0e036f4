import { type Address, type EncodedAccount, type Option, unwrapOption } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  AccountState,
  decodeMint,
  type Extension,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { firstTokenProgram } from './first-token-program.ts'
import { getAccounts } from './get-accounts.ts'
import type { MetaplexMetadata } from './metaplex/types.ts'
import { readGroup, readMember, type TokenGroup, type TokenMember } from './read-group.ts'
import type { SolanaRpc } from './solana-rpc.ts'
import { solanaTokenLimits } from './solana-token-limits.ts'
import type { TokenRight } from './token-rights.ts'

/** What a token does that most do not, and that nobody needs to act for. */
export type TokenTrait =
  /** Every transfer runs a program of the token's maker. */
  | 'transfer-hook'
  /** New accounts can neither send nor receive until they are thawed. */
  | 'starts-frozen'
  | 'non-transferable'
  /** Nothing moves until somebody resumes it. */
  | 'paused'
  /** Wallets show other numbers than those that are held. */
  | 'scaled'
  /** Name, symbol and link that wallets show lie in another account, which others may change. */
  | 'metadata-elsewhere'
  /** It has something that is newer than this release: rights over it may be missing here. */
  | 'unknown'

/** A token of either token program, as the chain has it now. */
export interface SolanaToken {
  readonly address: Address
  /** The token program that it is of. */
  readonly program: Address
  /**
   * Of a mint of SPL Token, which has no room for texts: what Metaplex keeps of it, null for nothing. Others
   * hold their texts themselves.
   */
  readonly metaplex: MetaplexMetadata | null | undefined
  readonly name: string
  readonly symbol: string
  /** Link to the metadata; may be empty. */
  readonly uri: string
  readonly decimals: number
  /** Base units. */
  readonly totalSupply: bigint
  /** Basis points that a transfer keeps back in this epoch; 0 without a tax. */
  readonly transferFeeBps: number
  /** A tax that was decided and holds from a later epoch on: another one, or the same with another most. */
  readonly nextTransferFee: { readonly bps: number; readonly epoch: bigint } | undefined
  /** Base units that one transfer keeps back at most in this epoch. */
  readonly maximumFee: bigint
  /** The same as it was decided last: it holds from a later epoch on, where the tax changes. */
  readonly nextMaximumFee: bigint
  /** Whether transfers can keep back a tax at all, be it 0 now. */
  readonly isTaxed: boolean
  /** Who can still change what; a right that is not there is nobody's ever again. */
  readonly rights: Readonly<Partial<Record<TokenRight, Address>>>
  readonly traits: readonly TokenTrait[]
  /** What it heads, where it is a collection of items. */
  readonly group: TokenGroup | undefined
  /** What it says to be a part of, where it is such an item. */
  readonly member: TokenMember | undefined
  /** Kinds of its extensions: what its accounts hold follows from them. */
  readonly extensions: readonly Extension['__kind'][]
}

type Kind = Extension['__kind']
type Find = <K extends Kind>(kind: K) => Extract<Extension, { __kind: K }> | undefined

/** A right that is given up is kept as the address of zeros. */
const holderOf = (authority: Address | Option<Address> | null | undefined): Address | undefined => {
  const address = typeof authority === 'string' ? authority : authority && unwrapOption(authority)
  return !address || address === SYSTEM_PROGRAM_ADDRESS ? undefined : address
}

function readRights(
  find: Find,
  mint: { mintAuthority: Option<Address>; freezeAuthority: Option<Address> },
  metaplex: SolanaToken['metaplex'],
): SolanaToken['rights'] {
  const fee = find('TransferFeeConfig')
  // Of what can no longer be changed, an authority is a name without a right.
  const editor = metaplex?.isMutable === false ? undefined : metaplex?.updateAuthority
  const rights: Record<TokenRight, Address | undefined> = {
    mint: holderOf(mint.mintAuthority),
    freeze: holderOf(mint.freezeAuthority),
    metadata: holderOf(find('TokenMetadata')?.updateAuthority ?? editor),
    'metadata-place': holderOf(find('MetadataPointer')?.authority),
    tax: holderOf(fee?.transferFeeConfigAuthority),
    'tax-collection': holderOf(fee?.withdrawWithheldAuthority),
    'move-all': holderOf(find('PermanentDelegate')?.delegate),
    hook: holderOf(find('TransferHook')?.authority),
    pause: holderOf(find('PausableConfig')?.authority),
    burn: holderOf(find('PermissionedBurn')?.authority),
    scale: holderOf(find('ScaledUiAmountConfig')?.authority),
    interest: holderOf(find('InterestBearingConfig')?.rateAuthority),
    confidential: holderOf(find('ConfidentialTransferMint')?.authority),
    'confidential-tax': holderOf(find('ConfidentialTransferFee')?.authority),
    'group-place': holderOf(find('GroupPointer')?.authority),
    'member-place': holderOf(find('GroupMemberPointer')?.authority),
    group: holderOf(find('TokenGroup')?.updateAuthority),
    close: holderOf(find('MintCloseAuthority')?.closeAuthority),
  }
  return Object.fromEntries(Object.entries(rights).filter(([, holder]) => holder !== undefined))
}

function readTraits(find: Find, mint: Address, isKnown: boolean): TokenTrait[] {
  const place = holderOf(find('MetadataPointer')?.metadataAddress)
  const traits: Record<TokenTrait, boolean> = {
    'transfer-hook': holderOf(find('TransferHook')?.programId) !== undefined,
    'starts-frozen': find('DefaultAccountState')?.state === AccountState.Frozen,
    'non-transferable': find('NonTransferable') !== undefined,
    paused: find('PausableConfig')?.paused === true,
    scaled: (find('ScaledUiAmountConfig') ?? find('InterestBearingConfig')) !== undefined,
    'metadata-elsewhere': place !== undefined && place !== mint,
    unknown: !isKnown,
  }
  return (Object.keys(traits) as TokenTrait[]).filter((trait) => traits[trait])
}

function readFee(find: Find, epoch: bigint) {
  const fee = find('TransferFeeConfig')
  if (!fee)
    return {
      transferFeeBps: 0,
      nextTransferFee: undefined,
      maximumFee: solanaTokenLimits.unboundedFee,
      nextMaximumFee: solanaTokenLimits.unboundedFee,
    }
  const { olderTransferFee: older, newerTransferFee: newer } = fee
  const isNext = newer.epoch > epoch
  const { transferFeeBasisPoints, maximumFee } = isNext ? older : newer
  return {
    transferFeeBps: transferFeeBasisPoints,
    maximumFee,
    nextMaximumFee: newer.maximumFee,
    nextTransferFee: isNext ? { bps: newer.transferFeeBasisPoints, epoch: newer.epoch } : undefined,
  }
}

/** Bytes of a mint without extensions, of a token account, and of a multisig account, which nothing else has. */
const plainMint = 82
const plainAccount = 165
const multisig = 355
/** What stands behind those of a token account where the account is a mint. */
const mintMark = 1

/** Whether it is a token itself, and no account that holds it. */
function isMint({ data, programAddress }: EncodedAccount): boolean {
  if (programAddress !== TOKEN_2022_PROGRAM_ADDRESS)
    return programAddress === firstTokenProgram && data.length === plainMint
  if (data.length === plainMint) return true
  return data.length > plainAccount && data.length !== multisig && data[plainAccount] === mintMark
}

/** What every mint begins with is read also where an extension is newer than this release. */
function readMint(account: EncodedAccount) {
  const { address } = account
  try {
    return { address, data: decodeMint(account).data, isKnown: true }
  } catch {
    const plain = { ...account, data: account.data.slice(0, plainMint) }
    return { address, data: decodeMint(plain).data, isKnown: false }
  }
}

/** What Metaplex keeps of those that have no room for texts; its reader comes only where there is such a mint. */
async function getTexts(
  rpc: SolanaRpc,
  mints: readonly EncodedAccount[],
  minContextSlot: bigint | undefined,
): Promise<ReadonlyMap<Address, MetaplexMetadata>> {
  const plain = mints.filter(({ programAddress }) => programAddress === firstTokenProgram)
  if (plain.length === 0) return new Map()
  const { getMetaplexMetadata } = await import('./metaplex/get-metaplex-metadata.ts')
  const addresses = plain.map(({ address }) => address)
  return await getMetaplexMetadata(rpc, addresses, minContextSlot)
}

function readToken(
  account: EncodedAccount,
  epoch: bigint,
  texts: ReadonlyMap<Address, MetaplexMetadata>,
): SolanaToken {
  const { address, data, isKnown } = readMint(account)
  const program = account.programAddress
  const extensions = unwrapOption(data.extensions) ?? []
  const find: Find = (kind) => extensions.find((one) => one.__kind === kind) as never
  const metaplex = program === firstTokenProgram ? (texts.get(address) ?? null) : undefined
  const metadata = metaplex ?? find('TokenMetadata')
  return {
    ...{ address, program, metaplex },
    name: metadata?.name ?? '',
    symbol: metadata?.symbol ?? '',
    uri: metadata?.uri ?? '',
    decimals: data.decimals,
    totalSupply: data.supply,
    ...readFee(find, epoch),
    isTaxed: find('TransferFeeConfig') !== undefined,
    rights: readRights(find, data, metaplex),
    traits: readTraits(find, address, isKnown),
    group: readGroup(find, address),
    member: readMember(find, address),
    extensions: extensions.map(({ __kind }) => __kind),
  }
}

/**
 * Tokens by their addresses, in the same order; an address that is no mint of either token program is left out.
 * @param minContextSlot a node that has not come so far does not answer
 */
export async function getSolanaTokens(
  rpc: SolanaRpc,
  addresses: readonly Address[],
  minContextSlot?: bigint,
): Promise<SolanaToken[]> {
  if (addresses.length === 0) return []
  const [accounts, { epoch }] = await Promise.all([
    getAccounts(rpc, addresses, minContextSlot),
    rpc.getEpochInfo({ commitment: 'confirmed' }).send(),
  ])
  const mints = accounts.filter((account) => account.exists).filter(isMint)
  const texts = await getTexts(rpc, mints, minContextSlot)
  return mints.map((mint) => readToken(mint, epoch, texts))
}
