import { getLocalDeployment } from '@slipway/deployments'
import { launchPadAbi } from '@slipway/deployments/abi'
import { taxedTokenAbi } from '@slipway/sdk/evm/taxed-token-abi'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { type LaunchTerms, toLaunchParams } from '@slipway/sdk/token/launch/launch-params'
import { type Address, erc20Abi, getAddress, zeroAddress } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('../core/active-chain.ts', async () => {
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

function launch(rest: Partial<LaunchTerms>, launched = token) {
  const params = toLaunchParams(
    { kind: 'existing', token: launched },
    { ...terms, ...rest },
    launchPad,
  )
  return buildCall({ to: launchPad, abi: launchPadAbi, functionName: 'launch', args: [params] })
}

const right = buildCall({
  to: token,
  abi: taxedTokenAbi,
  functionName: 'setLauncher',
  args: [launchPad],
})
/** What is found for the account that signs. */
const find = (...calls: Parameters<typeof findLaunch>[0]['calls']) =>
  findLaunch({ account: token, calls })

beforeEach(() => expect(launchPad).not.toBe(token))

test('tells launches by what they leave to others', () => {
  expect(find(approval)).toBeUndefined()
  expect(find(approval, right, launch({}))).toBe('launch')
  expect(find(right, launch({ purchases: [buy] }))).toBe('buys')
  expect(find(launch({ opening: { openingSeconds: 300n, cap: 1n } }))).toBe('batch')
  const open = buildCall({ to: token, abi: taxedTokenAbi, functionName: 'launch', args: [] })
  expect(find(open)).toBe('open')
})

test('a token that may trade already is not said to be traded by nobody', () => {
  expect(find(launch({}))).toBe('tradable')
  expect(find(launch({ purchases: [buy] }))).toBe('tradable')
  expect(find(launch({}), right)).toBe('tradable')
  const other = buildCall({
    to: token,
    abi: taxedTokenAbi,
    functionName: 'setLauncher',
    args: [getAddress(`0x${'b2'.repeat(20)}`)],
  })
  expect(find(other, launch({ purchases: [buy] }))).toBe('tradable')
  const elsewhere = { ...right, to: getAddress(`0x${'b2'.repeat(20)}`) }
  expect(find(elsewhere, launch({ purchases: [buy] }))).toBe('tradable')
  // One that the launch itself creates cannot be there before it.
  expect(find(launch({ purchases: [buy] }, zeroAddress))).toBe('buys')
})

test('a first buy for somebody else is never called the own one', () => {
  const theirs = { ...buy, to: getAddress(`0x${'b2'.repeat(20)}`) }
  for (const purchases of [[theirs], [buy, theirs]]) {
    expect(find(right, launch({ purchases }))).toBe('others')
    expect(find(launch({ purchases, opening: { openingSeconds: 300n, cap: 1n } }))).toBe('others')
  }
})
