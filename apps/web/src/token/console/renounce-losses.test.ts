import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { expect, test } from 'vitest'
import { renounceLosses } from './renounce-losses.ts'

const wallets = { marketing: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }
const taxes = { buyBps: 300, sellBps: 500 }

/** What is lost with a token that has these powers, and so many kill blocks. */
function lossesOf(capabilities: object, killBlocks = 0, isLaunched = true): readonly string[] {
  const taxed = { taxes, wallets, launch: { isLaunched, killBlocks } }
  return renounceLosses({ capabilities, taxed } as unknown as Token)
}

test('whoever bought in the kill blocks is said to come free, with or without a blacklist', () => {
  expect(lossesOf({ blacklist: true }, 3)).toContain(m.console_renounce_frozen())
  expect(lossesOf({}, 3)).toContain(m.console_renounce_frozen())
  expect(lossesOf({}, 0)).not.toContain(m.console_renounce_frozen())
  expect(lossesOf({}, 3, false)).not.toContain(m.console_renounce_frozen())
})

test('only limits that there still are end', () => {
  const ends = (walletLimit: boolean, swapLimit: boolean) => lossesOf({ walletLimit, swapLimit })[0]
  expect(ends(true, true)).toBe(m.console_renounce_limits())
  expect(ends(true, false)).toBe(m.console_renounce_wallet_limit())
  expect(ends(false, true)).toBe(m.console_renounce_swap_limit())
  expect(ends(false, false)).toBe(m.token_renounce_permanent())
})

test('smaller terms are said to stay as they are, and NFTs of a list to come back', () => {
  const small = { swapThreshold: true, fission: true, exemptions: true }
  expect(lossesOf(small)).toEqual([
    m.console_renounce_threshold(),
    m.console_renounce_fission(),
    m.console_renounce_exemptions(),
    m.token_renounce_permanent(),
  ])
  const taxed = { taxes, wallets, launch: { isLaunched: true, killBlocks: 0 } }
  const token = { capabilities: { blacklist: true }, taxed, nft: {} } as unknown as Token
  const text = m.console_renounce_blacklist()
  expect(renounceLosses(token)).toContain(m.console_renounce_blacklist_nft({ text }))
})
