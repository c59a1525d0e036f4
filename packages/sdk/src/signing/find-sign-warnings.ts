import { type Address, isAddressEqual, maxUint256, zeroAddress } from 'viem'
import type { ExplainedCall } from './explain-call.ts'
import type { GrantedRight, RequestForecast } from './sign-forecast.ts'
import type { SignRequest } from './sign-request.ts'

/**
 * What deserves a second look before a prepared transaction is signed:
 * `unknown`: a contract or a function that nobody here knows; `token`: of the allowance of a token that was not created
 * here only what the trial showed is known; `right`: it gives somebody a right over assets;
 * `unlimited`: that right has no bound; `handover`: what the account owns, may do or is owed goes to another address, or is
 * given up, of which no balance tells; `untried`: no node could say what it does.
 */
export type SignWarning = 'unknown' | 'token' | 'right' | 'unlimited' | 'handover' | 'untried'

/** Functions whose last address gets what was the caller's to give: a token, a lock, its fees or withdrawal, a payment. */
const HANDING_OVER: ReadonlySet<string> = new Set([
  ...['transferOwnership', 'completeOwnershipHandover', 'setOperator', 'setFeeReceiver'],
  ...['setMarketingWallet', 'setWhitelistAdmin', 'transferSlot', 'setDevAddress'],
  ...['claimTo', 'refundTo', 'withdrawTo', 'reclaimExitFeeTo'],
  ...['claimRewardTo', 'claimInviterRewardTo'],
  // New units and NFTs, and roles of contracts.
  ...['mint', 'mintByOwner', 'addContract', 'addRegistrar'],
])

/**
 * Functions of which the same leaves the account whoever gets what comes of it: a lock, liquidity, first buys, a share of an
 * opening. With the names of the arguments, at any depth, that say who.
 */
const OWNERS_OF: Readonly<Record<string, readonly string[]>> = {
  ...{ lock: ['owner'], lockWithPermit: ['owner'] },
  ...{ lockMany: ['owner'], lockManyWithPermit: ['owner'] },
  ...{ launch: ['lockOwner', 'tokenReceiver', 'to'] },
  ...{ launchWithPermits: ['lockOwner', 'tokenReceiver', 'to'] },
  ...{ fixPool: ['to'], fixPoolWithPermits: ['to'], commit: ['account'] },
}

/** As many units as nobody has: what wallets and sites ask for when they mean "for ever". */
const ENDLESS = maxUint256 / 2n

/** What is known of addresses beside the request. */
export interface KnownAddresses {
  /** Tokens that the factory of this product created: their code is ours. Undefined while that is not known. */
  readonly created: readonly Address[] | undefined
  /** Whether a contract of this product is deployed there. */
  readonly isOurs: (address: Address) => boolean
}

type Right = Pick<GrantedRight, 'spender' | 'amount'>

/** The right that a call says it gives, where no trial shows what stands in the end. */
function readStatedRight({ functionName, args }: ExplainedCall): readonly Right[] {
  const [first, second, third] = args.map(({ value }) => value)
  if (functionName === 'setApprovalForAll')
    return second === true ? [{ spender: first as Address, amount: undefined }] : []
  const [spender, amount] = functionName === 'permit' ? [second, third] : [first, second]
  if (functionName !== 'approve' && functionName !== 'permit') return []
  if (typeof spender !== 'string' || typeof amount !== 'bigint' || amount === 0n) return []
  return [{ spender: spender as Address, amount }]
}

/** Every address under one of the names, in values within values too. */
function addressesNamed(
  names: readonly string[],
  name: string,
  value: unknown,
): readonly Address[] {
  if (typeof value === 'string') return names.includes(name) ? [value as Address] : []
  if (Array.isArray(value)) return value.flatMap((one) => addressesNamed(names, name, one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => addressesNamed(names, key, one))
}

/** Whether what comes of a call is somebody else's. The zero address stands for nobody who is named. */
function isForOthers(account: Address, { functionName = '', args }: ExplainedCall): boolean {
  const names = Object.hasOwn(OWNERS_OF, functionName) ? OWNERS_OF[functionName] : undefined
  if (!names) return false
  return args
    .flatMap(({ name, value }) => addressesNamed(names, name, value))
    .some((one) => !isAddressEqual(one, zeroAddress) && !isAddressEqual(one, account))
}

/** Whether a call hands to somebody else, or to nobody, what no balance shows. */
function handsOver(account: Address, call: ExplainedCall): boolean {
  const { contract, functionName = '', args } = call
  if (functionName === 'renounceOwnership' || isForOthers(account, call)) return true
  // A slot that is offered is whose who pays what the call says, be it next to nothing.
  if (contract === 'whitelistMarket' && functionName === 'add') return true
  if (!HANDING_OVER.has(functionName)) return false
  // A permission to withdraw that is taken back gives nothing away.
  if (args.at(-1)?.value === false) return false
  const receiver = args.findLast(({ type }) => type === 'address')?.value
  return typeof receiver === 'string' && !isAddressEqual(receiver as Address, account)
}

const isIn = (addresses: readonly Address[], address: Address | undefined) =>
  address !== undefined && addresses.some((one) => isAddressEqual(one, address))

export function findSignWarnings(
  { account, calls }: SignRequest,
  explained: readonly ExplainedCall[],
  forecast: RequestForecast,
  known: KnownAddresses,
): readonly SignWarning[] {
  const shown = forecast.state === 'done' ? forecast.rights : []
  const rights: readonly Right[] =
    forecast.state === 'done' ? shown : explained.flatMap(readStatedRight)
  const granting = shown.map(({ token }) => token.address)
  const kinds = explained.map(({ contract, functionName }, at) => {
    const call = calls[at]
    // A plain payment calls nothing.
    if (call?.data === '0x') return 'known'
    const isKnown = contract !== undefined || isIn(known.created ?? [], call?.to)
    if (isKnown && functionName !== undefined) return 'known'
    const isShown = functionName === 'approve' && isIn(granting, call?.to)
    return isShown && known.created ? 'token' : 'unknown'
  })
  const isUnlimited = rights.some(({ amount }) => amount === undefined || amount > ENDLESS)
  const found: [SignWarning, boolean][] = [
    ['unknown', kinds.includes('unknown')],
    ['token', kinds.includes('token')],
    ['right', rights.some(({ spender }) => !known.isOurs(spender))],
    ['unlimited', isUnlimited],
    ['handover', explained.some((call) => handsOver(account, call))],
    ['untried', forecast.state === 'unsupported'],
  ]
  return found.filter(([, holds]) => holds).map(([warning]) => warning)
}
