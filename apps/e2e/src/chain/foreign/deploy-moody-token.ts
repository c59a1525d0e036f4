import { type Address, concatHex, encodeAbiParameters, type PrivateKeyAccount } from 'viem'
import { createChainProbe } from '../chain-of-run.ts'
import { compileForeign } from '../compile-foreign.ts'

/**
 * Puts a token on a chain that its maker can freeze.
 * @param keepsPercent of what anybody but its maker sends
 */
export async function deployMoodyToken(
  shortname: string,
  owner: PrivateKeyAccount,
  keepsPercent: bigint,
): Promise<Address> {
  const probe = createChainProbe(shortname)
  const argument = encodeAbiParameters([{ type: 'uint256' }], [keepsPercent])
  const hash = await probe.sendTransaction({
    account: owner,
    data: concatHex([compileForeign('MoodyToken'), argument]),
  })
  const { contractAddress } = await probe.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The moody token was not created.')
  return contractAddress
}
