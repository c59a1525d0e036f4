import { presaleAbi } from '@slipway/deployments/abi'
import { deployVenue } from '@slipway/devnet/venue/deploy-venue'
import { type Address, encodeFunctionData, pad, toHex, zeroAddress } from 'viem'
import { ETHER, makePresale } from './act-on-presale.ts'
import type { TestChain } from './start-test-chain.ts'

/** Contributions in one block. */
const BATCH = 250
/** What each wallet puts in, in wei. */
const AMOUNT = 10n ** 14n
const GAS = 200_000
/** A presale begins ten minutes after it is made. */
const UNTIL_START = 601

/** Wallet number `n`, an address that nobody has the key of: the node signs for it. */
const wallet = (n: number): Address => pad(toHex(0xbeef_0000n + BigInt(n)), { size: 20 })

interface Call {
  method: string
  params: readonly unknown[]
}

/** Sends many calls to the node at once. @throws when one of them failed */
async function sendAll(rpcUrl: string, calls: readonly Call[]): Promise<void> {
  const answer = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
  })
  const results = (await answer.json()) as { error?: { message: string } }[]
  const failed = results.find(({ error }) => error)
  if (failed?.error) throw new Error(failed.error.message)
}

const fund = (from: Address): Call => ({
  method: 'anvil_setBalance',
  params: [from, toHex(ETHER)],
})

const contribution = (from: Address, presale: Address): Call => ({
  method: 'eth_sendTransaction',
  params: [
    {
      from,
      to: presale,
      value: toHex(AMOUNT),
      gas: toHex(GAS),
      data: encodeFunctionData({
        abi: presaleAbi,
        functionName: 'contribute',
        args: [AMOUNT, zeroAddress],
      }),
    },
  ],
})

/**
 * Makes a presale on a chain with a venue and as many contributions to it, each by a wallet of its own, in few blocks.
 *
 * @param total number of contributions, rounded up to whole batches
 */
export async function makeManyContributions(chain: TestChain, total: number): Promise<Address> {
  const { router } = await deployVenue({ client: chain.clientOf(0) })
  const presale = await makePresale(chain.clientOf(1), router, 'Crowd', { minCurrency: AMOUNT })
  await chain.node.increaseTime({ seconds: UNTIL_START })
  await sendAll(chain.rpcUrl, [{ method: 'anvil_autoImpersonateAccount', params: [true] }])
  await chain.node.setAutomine(false)
  for (let first = 0; first < total; first += BATCH) {
    const wallets = Array.from({ length: BATCH }, (_, index) => wallet(first + index))
    // One after the other: the node works on the calls of one batch side by side.
    await sendAll(chain.rpcUrl, wallets.map(fund))
    await sendAll(
      chain.rpcUrl,
      wallets.map((from) => contribution(from, presale)),
    )
    await chain.node.mine({ blocks: 1 })
  }
  await chain.node.setAutomine(true)
  return presale
}
