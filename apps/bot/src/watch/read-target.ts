import { readLockKey } from '@slipway/sdk/lock/lock-key'
import { type Address, getAddress, isAddress } from 'viem'

/** What somebody wants to be told about, as typed. */
export interface Target {
  readonly address: Address
  /** Number of a lock; `address` is its locker then. */
  readonly lockId?: bigint
  /** Short name or number of a network. */
  readonly network?: string
}

/** `empty`: nothing was typed; `address`: what was typed has no address that is one. */
export type TargetReading =
  | { readonly ok: true; readonly target: Target }
  | { readonly ok: false; readonly problem: 'empty' | 'address' }

const LOCK_KEY = /\d+-0x[0-9a-f]{40}-\d+/i
const ADDRESS = /0x[0-9a-z]*/i
const NETWORK = /[?&]chain=([\w-]+)/
const NUMBER = /^[1-9]\d{0,77}$/

/** Reads an address or a link, and what may follow: the number of a lock behind its locker, the short name of a network. */
export function readTarget(words: string): TargetReading {
  if (words === '') return { ok: false, problem: 'empty' }
  const key = readLockKey(LOCK_KEY.exec(words)?.[0] ?? '')
  if (key) {
    const { locker, lockId, chainId } = key
    return { ok: true, target: { address: locker, lockId, network: String(chainId) } }
  }
  const address = ADDRESS.exec(words)?.[0] ?? ''
  if (!isAddress(address)) return { ok: false, problem: 'address' }
  const [, ...more] = words.split(/\s+/)
  const number = more.find((word) => NUMBER.test(word))
  const network = NETWORK.exec(words)?.[1] ?? more.find((word) => !NUMBER.test(word))
  return {
    ok: true,
    target: {
      address: getAddress(address),
      ...(number && { lockId: BigInt(number) }),
      ...(network && { network }),
    },
  }
}
