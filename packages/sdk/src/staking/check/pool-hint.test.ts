import { expect, test } from 'vitest'
import type { LockableToken } from '../../platform/lockable.ts'
import { taxedHint } from './pool-hint.ts'

const token = (templateId?: number) => ({ kind: 'token', templateId }) as LockableToken

test('a token of the platform that is launched exempts no pool, one of others may', () => {
  const stake = { sent: 100n, arrives: 95n }
  const args = { amount: 100n, arrives: 95n }
  expect(taxedHint(token(3), stake)).toEqual({ code: 'stake-taxed-own', args })
  expect(taxedHint(token(), stake)).toEqual({ code: 'stake-taxed', args })
  expect(taxedHint(undefined, stake).code).toBe('stake-taxed')
})
