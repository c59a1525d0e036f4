/** Locks own tokens for half a year: `node lock-tokens.ts 0x… 1000`. */

import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { emptyLockDraftInput } from '@slipway/sdk/lock/empty-lock-draft-input'
import { getLock } from '@slipway/sdk/lock/evm/get-lock'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { checkLockDraft, prepareLock } from '@slipway/sdk/lock/prepare-lock'
import { readLockDraft } from '@slipway/sdk/lock/read-lock-draft'
import { account, chain, client, succeed } from './connect.ts'
import { addressOf, draftOf, print, stopAt } from './typed.ts'

const [, , address, amount = ''] = process.argv
const asset = addressOf(address)
const contracts = getLockContracts(chain)
const { decimals } = await getTokenFacts(client, { address: asset })
const now = Number((await client.getBlock()).timestamp)
const typed = { ...emptyLockDraftInput('token', { owner: account, now }), asset, amount }
const draft = draftOf(readLockDraft(typed, { now, decimals }))
stopAt((await checkLockDraft(client, contracts, { draft, account })).issues)

const { plan } = await prepareLock(client, contracts, { draft, account })
const { lockId } = await succeed(plan.definition, plan.input)
const locker = contracts.tokenLocker
const lock = await getLock(client, { kind: 'token', locker, lockId: BigInt(lockId ?? 0) })
print({ lockId, amount: lock?.amount, unlockAt: lock?.unlockAt })
