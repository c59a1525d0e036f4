import { type Address, type Hex, parseAbi, toFunctionSelector, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import { isBurnAddress } from '../../shared/burn-addresses.ts'
import { canDelegate, findForwarding, hasOwnTransfer } from './find-forwarding.ts'
import { readCodePowers } from './read-code-powers.ts'
import { type ProxySlots, readProxySlots } from './read-proxy-slots.ts'

export type ProxyPattern =
  | 'clone'
  | 'eip1967'
  | 'beacon'
  | 'openzeppelin'
  | 'eip1822'
  | 'safe'
  | 'diamond'
  | 'eip897'
  | 'eip7702'
  | 'unrecognised'

/** How a token runs a code that stands elsewhere. */
export interface ProxyFacts {
  readonly pattern: ProxyPattern
  /** Where the code stands that acts, from the token's side inward; several for a diamond, none where it was not found. */
  readonly implementations: readonly Address[]
  /** Whether somebody can put another code in its place; `unclear` where neither shows. */
  readonly upgrade: 'fixed' | 'upgradeable' | 'unclear'
  /** Who can, where the proxy says so. */
  readonly admin: Address | undefined
}

const proxyAbi = parseAbi([
  'function implementation() view returns (address)',
  'function getImplementation() view returns (address)',
  'function masterCopy() view returns (address)',
  'function comptrollerImplementation() view returns (address)',
  'function childImplementation() view returns (address)',
  'function proxyType() view returns (uint256)',
  'function owner() view returns (address)',
  'function facetAddresses() view returns (address[])',
  'function facetAddress(bytes4 selector) view returns (address)',
])
const ADDRESS_DIGITS = 40
/** Facets whose code is read; beyond them a token's powers are many enough. */
const MOST_FACETS = 40
/** A proxy of a proxy of a proxy: deeper nobody builds in earnest. */
const MOST_HOPS = 4
const FORWARDING_ONLY = 1n

/** Gnosis Safe's proxies of every version keep their logic in the first slot and say so in their first instructions. */
const safeProxy = /^0x608060405273f{40}60005416/

/** One token and what is read about it once. */
interface Subject {
  readonly client: ReadClient
  readonly token: Address
  readonly code: Hex
}

async function askAddress(
  client: ReadClient,
  address: Address,
  functionName:
    | 'implementation'
    | 'getImplementation'
    | 'masterCopy'
    | 'owner'
    | 'comptrollerImplementation'
    | 'childImplementation',
): Promise<Address | undefined> {
  const found = await readOrNothing(client.readContract({ address, abi: proxyAbi, functionName }))
  return found === undefined || found === zeroAddress ? undefined : found
}

/** Whether a published way to exchange the code shows in any of the codes that take part. */
async function canUpgrade(client: ReadClient, parts: readonly (Address | Hex)[]) {
  const codes = await Promise.all(
    parts.map((part) =>
      part.length === ADDRESS_DIGITS + 2 ? client.getCode({ address: part }) : part,
    ),
  )
  return codes.some((code) => code && readCodePowers(code).includes('upgrade'))
}

/** By an admin's slot, else by what the codes name. */
async function upgradeOf({ client, code }: Subject, logic: Address, admin: Address | undefined) {
  if (admin) return isBurnAddress(admin) ? 'fixed' : 'upgradeable'
  return (await canUpgrade(client, [code, logic])) ? 'upgradeable' : 'unclear'
}

type Recogniser = (subject: Subject, held: ProxySlots) => Promise<ProxyFacts | undefined>

const keptIn =
  (
    pattern: ProxyPattern,
    logicSlot: keyof ProxySlots,
    adminSlot: keyof ProxySlots | undefined,
  ): Recogniser =>
  async (subject, held) => {
    const logic = held[logicSlot]
    if (!logic) return undefined
    const admin = adminSlot && held[adminSlot]
    const upgrade = await upgradeOf(subject, logic, admin)
    return { pattern, implementations: [logic], upgrade, admin }
  }

const keptByBeacon: Recogniser = async ({ client }, { beacon }) => {
  if (!beacon) return undefined
  const logic =
    (await askAddress(client, beacon, 'implementation')) ??
    (await askAddress(client, beacon, 'childImplementation'))
  const [admin, isOpen] = await Promise.all([
    askAddress(client, beacon, 'owner'),
    canUpgrade(client, [beacon]),
  ])
  const upgrade = admin && isOpen ? 'upgradeable' : 'unclear'
  return { pattern: 'beacon', implementations: logic ? [logic] : [], upgrade, admin }
}

const keptBySafe: Recogniser = async ({ code }, { first }) =>
  first && safeProxy.test(code.toLowerCase())
    ? // Whoever owns it can have it run any code, which can write this slot.
      { pattern: 'safe', implementations: [first], upgrade: 'upgradeable', admin: undefined }
    : undefined

const diamondCut = toFunctionSelector('diamondCut((address,uint8,bytes4[])[],address,bytes)')

const cutLikeADiamond: Recogniser = async ({ client, token }) => {
  const contract = { address: token, abi: proxyAbi } as const
  const facets = await readOrNothing(
    client.readContract({ ...contract, functionName: 'facetAddresses' }),
  )
  if (!facets || facets.length === 0) return undefined
  const cutter = await readOrNothing(
    client.readContract({ ...contract, functionName: 'facetAddress', args: [diamondCut] }),
  )
  const upgrade =
    cutter === undefined ? 'unclear' : cutter === zeroAddress ? 'fixed' : 'upgradeable'
  const implementations = facets.slice(0, MOST_FACETS)
  return { pattern: 'diamond', implementations, upgrade, admin: undefined }
}

const told = [
  'implementation',
  'getImplementation',
  'masterCopy',
  'comptrollerImplementation',
] as const

/** What the token itself names, where no published slot holds anything (EIP-897 and its like). */
const toldByItself: Recogniser = async (subject) => {
  const { client, token } = subject
  for (const name of told) {
    const logic = await askAddress(client, token, name)
    if (!logic) continue
    const type = await readOrNothing(
      client.readContract({ address: token, abi: proxyAbi, functionName: 'proxyType' }),
    )
    const upgrade =
      type === undefined
        ? await upgradeOf(subject, logic, undefined)
        : type === FORWARDING_ONLY
          ? 'fixed'
          : 'upgradeable'
    return { pattern: 'eip897', implementations: [logic], upgrade, admin: undefined }
  }
  return undefined
}

/** The first that applies is the one that runs. */
const recognisers: readonly Recogniser[] = [
  keptIn('eip1967', 'logic', 'admin'),
  keptByBeacon,
  keptIn('openzeppelin', 'olderLogic', 'olderAdmin'),
  keptIn('eip1822', 'proxiable', undefined),
  keptBySafe,
  cutLikeADiamond,
  toldByItself,
]

async function readStored(subject: Subject): Promise<ProxyFacts | undefined> {
  if (!canDelegate(subject.code)) return undefined
  const held = await readProxySlots(subject.client, subject.token)
  for (const recognise of recognisers) {
    const found = await recognise(subject, held)
    if (found) return found
  }
  // A token that links a library delegates as well, but has its transfers in its own code.
  if (hasOwnTransfer(subject.code)) return undefined
  return { pattern: 'unrecognised', implementations: [], upgrade: 'unclear', admin: undefined }
}

/**
 * How a token runs code that stands elsewhere: by every published pattern, through clones of proxies as well.
 * @param code the token's own runtime code.
 * @returns undefined for a token that runs its own code alone.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getProxyFacts(
  client: ReadClient,
  token: Address,
  code: Hex,
  hops: number = MOST_HOPS,
): Promise<ProxyFacts | undefined> {
  const forwarding = findForwarding(code)
  if (!forwarding) return readStored({ client, token, code })
  const { kind, to, isExact } = forwarding
  const implementations = [to]
  if (kind === 'eip7702') {
    // The account's key can name another code in any transaction.
    return { pattern: kind, implementations, upgrade: 'upgradeable', admin: token }
  }
  const next = hops > 0 ? await client.getCode({ address: to }) : undefined
  // The code behind a clone runs on the clone's storage: its slots are the token's.
  const behind = next && (await getProxyFacts(client, token, next, hops - 1))
  if (behind) return { ...behind, implementations: [to, ...behind.implementations] }
  return {
    pattern: kind,
    implementations,
    upgrade: isExact ? 'fixed' : 'unclear',
    admin: undefined,
  }
}
