import { type Address, erc20Abi, parseAbi } from 'viem'
import { deployOddAsset } from './deploy-odd-asset.ts'
import type { LocalPlatform } from './local-platform.ts'
import { createPlainToken } from './presale-on-chain.ts'

const oddTokenAbi = parseAbi([
  'function setHabits(uint256 feeBps, uint256 surchargeBps, bool gated, bool rebases)',
  'function setExempt(address account, bool listed)',
])

/** Makes a taxed token spare an account, or no longer. */
export async function spareFromTax(
  { owner }: LocalPlatform,
  token: Address,
  account: Address,
  isSpared: boolean,
): Promise<void> {
  const hash = await owner.writeContract({
    ...{ address: token, abi: oddTokenAbi, functionName: 'setExempt', args: [account, isSpared] },
  })
  await owner.waitForTransactionReceipt({ hash })
}

/** A token that `holder` has, of whose transfers `taxBps` do not arrive. */
export async function createTableToken(
  platform: LocalPlatform,
  holder: Address,
  taxBps = 0,
): Promise<Address> {
  if (taxBps === 0) return createPlainToken(platform, holder)
  const { owner } = platform
  const token = await deployOddAsset(owner, 'OddToken')
  const given = await owner.writeContract({
    ...{ address: token, abi: erc20Abi, functionName: 'transfer', args: [holder, 10n ** 18n] },
  })
  await owner.waitForTransactionReceipt({ hash: given })
  const args = [BigInt(taxBps), 0n, false, false] as const
  const taxed = await owner.writeContract({
    ...{ address: token, abi: oddTokenAbi, functionName: 'setHabits', args },
  })
  await owner.waitForTransactionReceipt({ hash: taxed })
  return token
}
