import { calculateGasLimit } from '@slipway/sdk/evm/calculate-gas-limit'
import {
  type Chain,
  createTestClient,
  custom,
  defineChain,
  hexToBigInt,
  http,
  numberToHex,
  publicActions,
  walletActions,
} from 'viem'
import { type RunChain, readRunContext } from '../harness/run-context.ts'

/**
 * Finds a chain of the stack under test.
 * @throws RangeError when the stack has none of that name
 */
export function chainOfRun(shortname: string): RunChain {
  const chain = readRunContext().chains.find((candidate) => candidate.shortname === shortname)
  if (!chain) throw new RangeError(`The stack has no chain ${shortname}.`)
  return chain
}

function toViemChain({ chainId, shortname, rpcUrl }: RunChain): Chain {
  return defineChain({
    id: chainId,
    name: shortname,
    nativeCurrency: { name: 'Native', symbol: 'NATIVE', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
}

/** What a call takes in the second after its estimate can be more (a pool counts its rewards anew each second). */
function withHeadroom(rpcUrl: string) {
  const { request } = http(rpcUrl)({})
  return custom({
    request: async (args) => {
      const answer = await request(args)
      if (args.method !== 'eth_estimateGas') return answer
      return numberToHex(calculateGasLimit(hexToBigInt(answer as `0x${string}`)))
    },
  })
}

/** The test's own look at a chain, past everything that Slipway runs. */
export function createChainProbe(shortname: string) {
  const chain = chainOfRun(shortname)
  return createTestClient({
    mode: 'anvil',
    chain: toViemChain(chain),
    transport: withHeadroom(chain.rpcUrl),
    cacheTime: 0,
    pollingInterval: 50,
  })
    .extend(publicActions)
    .extend(walletActions)
}
