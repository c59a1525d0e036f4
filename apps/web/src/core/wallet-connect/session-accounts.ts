import { type Address, getAddress, isAddress } from 'viem'
import type { PairedSession } from './pairing-client.ts'

interface ChainAccount {
  readonly chainId: number
  readonly address: Address
}

/** Accounts that a wallet shows, by network (CAIP-10: `eip155:1:0x…`); what is none is left out. */
export function listSessionAccounts(session: PairedSession): ChainAccount[] {
  return Object.values(session.namespaces).flatMap(({ accounts }) =>
    accounts.flatMap((account) => {
      const [namespace, chain, address = ''] = account.split(':')
      const chainId = Number(chain)
      const isOne = namespace === 'eip155' && Number.isSafeInteger(chainId)
      return isOne && isAddress(address, { strict: false })
        ? [{ chainId, address: getAddress(address) }]
        : []
    }),
  )
}

/** An account as events name it: an address, or with its network before it. */
export function readTold(account: unknown): Address | undefined {
  const address = String(account).split(':').at(-1) ?? ''
  return isAddress(address, { strict: false }) ? getAddress(address) : undefined
}

/** Whether a wallet lets the site ask for a method. */
export const isMethodAllowed = (session: PairedSession | undefined, method: string): boolean =>
  Object.values(session?.namespaces ?? {}).some(({ methods }) => methods.includes(method))
