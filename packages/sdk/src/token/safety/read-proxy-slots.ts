import { type Address, getAddress, type Hex, numberToHex, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'

/** Storage slots of the published patterns, by the token's own storage. */
const slots = {
  /** `keccak256("eip1967.proxy.implementation") - 1`, and its siblings. */
  logic: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
  /** `keccak256("org.zeppelinos.proxy.implementation")`, before EIP-1967. */
  olderLogic: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
  olderAdmin: '0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b',
  /** `keccak256("PROXIABLE")` (EIP-1822). */
  proxiable: '0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7',
  first: numberToHex(0, { size: 32 }),
} as const
/** Addresses that a token's storage holds where proxies keep them. */
export type ProxySlots = Readonly<Record<keyof typeof slots, Address | undefined>>

const ADDRESS_DIGITS = 40

/** Reads every slot in which published proxies keep what they run. */
export async function readProxySlots(client: ReadClient, token: Address): Promise<ProxySlots> {
  const read = async (slot: Hex) => {
    const word = await client.request({
      method: 'eth_getStorageAt',
      params: [token, slot, 'latest'],
    })
    const digits = (word ?? '0x').slice(2).padStart(64, '0').slice(-ADDRESS_DIGITS)
    const held = getAddress(`0x${digits}`)
    return held === zeroAddress ? undefined : held
  }
  const entries = Object.entries(slots).map(async ([name, slot]) => [name, await read(slot)])
  return Object.fromEntries(await Promise.all(entries)) as ProxySlots
}
