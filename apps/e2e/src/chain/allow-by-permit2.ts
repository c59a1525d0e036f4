import { readFile } from 'node:fs/promises'
import {
  type Address,
  erc20Abi,
  type Hex,
  maxUint256,
  type PrivateKeyAccount,
  parseAbi,
} from 'viem'
import { createChainProbe } from './chain-of-run.ts'

const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])
/** Its published code: local chains begin without it. */
const published = new URL('../../../../contracts/test/fixtures/permit2.json', import.meta.url)
const FAR_FUTURE = 2 ** 48 - 1

/** An account lets a contract take a token through Permit2, and no other way. @param amount base units */
export async function allowByPermit2(
  shortname: string,
  account: PrivateKeyAccount,
  { token, spender, amount }: { token: Address; spender: Address; amount: bigint },
): Promise<void> {
  const probe = createChainProbe(shortname)
  const { code } = JSON.parse(await readFile(published, 'utf8')) as { code: Hex }
  await probe.setCode({ address: permit2, bytecode: code })
  const settle = async (hash: Hex) => void (await probe.waitForTransactionReceipt({ hash }))
  await settle(
    await probe.writeContract({
      ...{ account, address: token, abi: erc20Abi },
      functionName: 'approve',
      args: [permit2, maxUint256],
    }),
  )
  await settle(
    await probe.writeContract({
      ...{ account, address: permit2, abi: permit2Abi },
      functionName: 'approve',
      args: [token, spender, amount, FAR_FUTURE],
    }),
  )
}
