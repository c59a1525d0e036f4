import type { Address, PrivateKeyAccount } from 'viem'
import { createChainProbe } from '../chain-of-run.ts'
import { compileForeign } from '../compile-foreign.ts'

/** Puts a token on the local chain that keeps a twentieth of every transfer; all of it is its owner's. */
export async function deployFeeToken(owner: PrivateKeyAccount): Promise<Address> {
  const probe = createChainProbe('local')
  const hash = await probe.sendTransaction({ account: owner, data: compileForeign('FeeToken') })
  const { contractAddress } = await probe.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not created.')
  return contractAddress
}
