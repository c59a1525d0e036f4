import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, m } from '@slipway/messages'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { encodeErrorResult, zeroAddress } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyPresaleForm } from './empty-presale-form.ts'
import { preparePresale } from './prepare-presale.ts'
import type { PresaleParams } from './presale-params.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const steps = vi.hoisted(() => ({
  checkPresaleDraft: vi.fn(),
  uploadPresaleInfo: vi.fn(),
  getPresaleAddress: vi.fn(),
  prepareList: vi.fn(),
  rehearseListing: vi.fn(),
  preparePlan: vi.fn(),
}))
vi.mock('@slipway/sdk/presale/check-presale-draft', () => steps)
vi.mock('@slipway/sdk/presale/evm/get-presale-address', () => steps)
vi.mock('../shared/presale-files.ts', () => ({ presaleFiles: steps }))
vi.mock('./prepare-list.ts', () => steps)
vi.mock('./rehearse-listing.ts', () => steps)
vi.mock('./prepare-plan.ts', () => steps)

const params = {
  draft: { kind: 'normal' } as unknown as PresaleDraft,
  lists: { entries: [{ address, level: 1 }], issues: [], repeated: 0 },
  values: emptyPresaleForm,
  owner: address,
  isWalletHere: true,
} as unknown as PresaleParams

beforeEach(() => {
  for (const step of Object.values(steps)) step.mockReset()
  steps.checkPresaleDraft.mockResolvedValue([])
  steps.uploadPresaleInfo.mockResolvedValue({ cid: 'bafkey' })
  steps.getPresaleAddress.mockResolvedValue(address)
  steps.prepareList.mockResolvedValue({ slots: [] })
  steps.rehearseListing.mockResolvedValue({ state: 'passed' })
  steps.preparePlan.mockResolvedValue({ label: {} })
})

test('goes through every stage in order and ends with a plan for the future address', async () => {
  const shown: string[] = []
  const outcome = await preparePresale(params, (stage, state) => shown.push(`${stage} ${state}`))
  expect(outcome).toMatchObject({ kind: 'ready', presale: address })
  expect(shown.filter((line) => line.endsWith('passed'))).toEqual([
    'chain passed',
    'information passed',
    'list passed',
    'list passed',
    'listing passed',
    'listing passed',
  ])
  expect(steps.getPresaleAddress.mock.calls[0]?.[2]).toMatchObject({ ipfsKey: 'bafkey' })
})

test('information that cannot be stored stops it with the specified words', async () => {
  steps.uploadPresaleInfo.mockRejectedValue(new Error('500'))
  const outcome = await preparePresale(params, () => undefined)
  expect(outcome).toEqual({ kind: 'stopped', text: errorMessage('Presale_InfoFailed') })
  expect(errorMessage('Presale_InfoFailed')).toBe(
    'Failed to generate presale information, please check parameters and network connection',
  )
  expect(steps.preparePlan).not.toHaveBeenCalled()
})

test('what the chain refuses goes to its fields, and nothing is stored', async () => {
  const issues = [{ field: 'router', code: 'Presale_VenueUnknown', args: { router: address } }]
  steps.checkPresaleDraft.mockResolvedValue(issues)
  expect(await preparePresale(params, () => undefined)).toEqual({ kind: 'refused', issues })
  expect(steps.uploadPresaleInfo).not.toHaveBeenCalled()
})

/** A token whose trading only the contract that has the right opens. */
const gated = (launcher: string, isLaunched = false) =>
  ({
    ...params,
    token: { symbol: 'KEEL', own: { owner: address, taxed: { launch: { launcher, isLaunched } } } },
  }) as unknown as PresaleParams

test.each([
  ['given away', gated(address), m.presale_hint_gate_elsewhere],
  ['over, since it trades', gated(zeroAddress, true), m.presale_hint_launched],
])('nobody is advised to give a right that is %s', async (_, taxed, textOf) => {
  const stopped = { kind: 'stopped', text: textOf({ symbol: 'KEEL' }) }
  const issue = { field: 'form', code: 'Presale_NotLauncher', args: {} }
  steps.checkPresaleDraft.mockResolvedValueOnce([issue])
  expect(await preparePresale(taxed, () => undefined)).toEqual(stopped)
  // Without the check, as for a wallet on another network, the factory refuses it.
  const data = encodeErrorResult({
    abi: contractErrorsAbi,
    errorName: 'Presale_NotLauncher',
    args: [address, address],
  })
  steps.getPresaleAddress.mockRejectedValue(Object.assign(new Error('reverted'), { data }))
  expect(await preparePresale(taxed, () => undefined)).toEqual(stopped)
})

test('a listing that would fail is no presale', async () => {
  steps.rehearseListing.mockResolvedValue({ state: 'failed', text: 'taxed' })
  const shown: string[] = []
  const outcome = await preparePresale(params, (stage, state) => shown.push(`${stage} ${state}`))
  expect(outcome).toEqual({ kind: 'stopped', text: 'taxed' })
  expect(shown.at(-1)).toBe('listing failed')
  expect(steps.preparePlan).not.toHaveBeenCalled()
})
