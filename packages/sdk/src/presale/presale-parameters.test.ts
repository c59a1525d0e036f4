import { presaleFactoryAbi } from '@slipway/deployments/abi'
import { encodeFunctionData, toHex } from 'viem'
import { expect, test } from 'vitest'
import { presaleNow as now, typedPresale } from '../../test/typed-presales.ts'
import { toPresaleParameters } from './presale-parameters.ts'
import { readPresaleDraft } from './read-presale-draft.ts'

function draftOf(kind: 'normal' | 'fair' | 'private') {
  const reading = readPresaleDraft(typedPresale(kind, { slotTransfer: true }), { now })
  if (!reading.ok) throw new Error('the draft is wrong')
  return reading.draft
}

test('every number stands where the factory reads it', () => {
  const draft = draftOf('private')
  const root = toHex(7n, { size: 32 })
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft, root)
  expect(templateId).toBe(3n)
  expect(addressParams).toEqual([
    draft.claimToken,
    draft.currency,
    draft.router,
    draft.whitelistAdmin,
  ])
  expect(numberParams).toEqual([
    100n * 10n ** 18n,
    50n * 10n ** 18n,
    1_000n * 10n ** 18n,
    0n,
    0n,
    10n ** 17n,
    10n ** 19n,
    BigInt(now + 301),
    BigInt(now + 301 + 86_400),
    0n,
    2n,
    0n,
    0n,
    1n,
    1n,
    2_000n,
    2_592_000n,
    1_000n,
    0n,
    0n,
    0n,
    0n,
    7n,
  ])
})

test.each(['normal', 'fair', 'private'] as const)(
  'a %s presale fits the factory’s call',
  (kind) => {
    const { templateId, addressParams, numberParams } = toPresaleParameters(draftOf(kind))
    expect(numberParams).toHaveLength(23)
    expect(numberParams[22]).toBe(0n)
    const call = { abi: presaleFactoryAbi, functionName: 'deploy' } as const
    const args = [templateId, addressParams, numberParams, 'key'] as const
    expect(() => encodeFunctionData({ ...call, args })).not.toThrow()
  },
)
