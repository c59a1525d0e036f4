import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { actAccount } from './act-labels.ts'

const account = '0x2D9dBB7EFaB761800e054C858EE6974a8739A67d'
const short = { account: '0x2D…9A67d' }

test('a lock is its owner’s, whoever made it, and what is paid goes to its account, whoever sent it', () => {
  expect(actAccount({ kind: 'locked', account })).toBe(m.stats_owner(short))
  expect(actAccount({ kind: 'unlocked', account })).toBe(m.stats_owner(short))
  for (const kind of ['refunded', 'claimed', 'harvested', 'airdropClaimed', 'minted'] as const)
    expect(actAccount({ kind, account })).toBe(m.stats_to(short))
})

test('what only the account itself can do is done by it', () => {
  expect(actAccount({ kind: 'tokenCreated', account })).toBe(m.stats_by(short))
  expect(actAccount({ kind: 'contributed', account })).toBe(m.stats_by(short))
})
