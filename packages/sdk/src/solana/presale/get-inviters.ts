import type { Address } from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getBuyer } from './get-buyer.ts'
import type { SolanaPresale } from './types.ts'

/**
 * Who has to be named by a contribution or a leave: the inviter, and who is above, as far as there are rates.
 * @param inviter of the wallet, as its account has it, or as its first contribution is to name it
 * @returns undefined where the inviter has no account in the presale: then it cannot be named
 */
export async function getInviters(
  rpc: SolanaRpc,
  program: Address,
  { address: presale, inviterBps }: Pick<SolanaPresale, 'address' | 'inviterBps'>,
  inviter: Address | undefined,
): Promise<readonly Address[] | undefined> {
  const found: Address[] = []
  let wallet = inviter
  while (wallet !== undefined && found.length < inviterBps.length) {
    const buyer = await getBuyer(rpc, program, { presale, wallet })
    if (!buyer) return undefined
    found.push(wallet)
    wallet = buyer.inviter
  }
  return found
}
