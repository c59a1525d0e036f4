import type { FlowState } from '@slipway/sdk/flow/types'
import { describe, expect, test } from 'vitest'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import { findCreation } from './find-creation.ts'

const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const record = (
  state: Partial<FlowState>,
  label: Partial<TransactionRecord['label']> = {},
): TransactionRecord => ({
  label: { kind: 'token_create', subject: 'HBR', contract: null, ...label },
  state: {
    version: 1,
    id: 'a',
    name: 'token-create',
    chainId: 31337,
    account: token,
    input: { seed: '0x01' },
    createdAt: 0,
    status: 'pending',
    stepIndex: 0,
    steps: [{ id: 'deploy' }],
    ...state,
  },
})

describe('findCreation', () => {
  test('finds what is under way, and then the proven address', () => {
    expect(findCreation([record({})], '0x01')).toMatchObject({ token: null })
    const steps = [{ id: 'deploy', result: { token } }]
    expect(findCreation([record({ status: 'indexed', steps })], '0x01')).toMatchObject({ token })
  })

  test.each(['rejected', 'failed', 'dropped', 'replaced', 'review'] as const)(
    'a creation that is %s came to nothing: the form can be sent again',
    (status) => expect(findCreation([record({ status })], '0x01')).toBeNull(),
  )

  test('a creation whose wallet may still be asking is told', () => {
    const state = { status: 'review', interrupted: true } as const
    expect(findCreation([record(state)], '0x01')).toMatchObject({ token: null, state })
  })

  test('is not misled by another seed or another kind of transaction', () => {
    expect(findCreation([record({})], '0x02')).toBeNull()
    expect(findCreation([record({}, { kind: 'token_mint' })], '0x01')).toBeNull()
  })
})
