import { getLocalDeployment } from '@slipway/deployments'
import { launchPadAbi } from '@slipway/deployments/abi'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { taxedTokenAbi } from '@slipway/sdk/token/evm/taxed-token-abi'
import { type LaunchTerms, toLaunchOrder } from '@slipway/sdk/token/launch/launch-order'
import { type Address, erc20Abi } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('../shell/active-chain.ts', async () => {
  const { getEvmChain } = await import('@slipway/chains')
  return { activeChain: getEvmChain('local') }
})
const { findLaunch } = await import('./find-launch.ts')

const token: Address = `0x${'a1'.repeat(20)}`
const launchPad = getLocalDeployment().contracts.launchPad?.address ?? token
const terms: LaunchTerms = {
  ...{ venueFactory: token, quote: token, tokenAmount: 1n, quoteAmount: 1n, maxRepairBps: 0n },
  ...{ unlockAt: 0n, lockOwner: token, tokenReceiver: token, purchases: [], deadline: 1n },
}
const buy = { to: token, quoteAmount: 1n, minTokens: 1n }
const approval = buildCall({ to: token, abi: erc20Abi, functionName: 'approve', args: [token, 1n] })

function launch(rest: Partial<LaunchTerms>, to = launchPad) {
  const order = toLaunchOrder({ kind: 'existing', token }, { ...terms, ...rest }, launchPad)
  return buildCall({ to, abi: launchPadAbi, functionName: 'launch', args: [order] })
}

beforeEach(() => expect(launchPad).not.toBe(token))

test('tells launches by what they leave to others', () => {
  expect(findLaunch([approval])).toBeUndefined()
  expect(findLaunch([approval, launch({})])).toBe('launch')
  expect(findLaunch([launch({ purchases: [buy] })])).toBe('buys')
  expect(findLaunch([launch({ opening: { openingSeconds: 300n, cap: 1n } })])).toBe('batch')
  const open = buildCall({ to: token, abi: taxedTokenAbi, functionName: 'launch', args: [] })
  expect(findLaunch([open])).toBe('open')
})
