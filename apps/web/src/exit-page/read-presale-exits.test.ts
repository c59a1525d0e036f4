import { decodeFunctionData } from 'viem'
import { describe, expect, it } from 'vitest'
import { answerReads } from '../../test/answer-reads.ts'
import { known, nobody, stranger, token, tokenAnswers, user } from '../../test/exit-world.ts'
import { readPresaleExits } from './read-presale-exits.ts'

const DAY = 86_400
const terms = {
  ...{ claimToken: token, currency: nobody, router: nobody, owner: stranger },
  ...{ hardCap: 10n, softCap: 5n, startTime: 100n, endTime: 1_000n },
  ...{ presaleRate: 10n ** 19n, liquidityRate: 10n ** 18n, liquidityPercent: 5_100n },
}
const state = { poolStatus: 0n, cancelReason: 0n, total: 7n }
const account = {
  ...{ contributed: 4n, claimed: 0n, claimable: 0n, allocation: 40n, excess: 0n },
  ...{ refundable: 0n, refundFee: 0n, exitFee: 0n, level: 0n, slotStatus: 0n },
}

interface Scene {
  readonly terms?: object
  readonly state?: object
  readonly account?: object
  readonly more?: Readonly<Record<string, unknown>>
  readonly now?: number
  readonly refused?: boolean
}

async function read({ now = 500, refused = false, ...scene }: Scene) {
  const { client } = answerReads(
    {
      ...tokenAnswers,
      terms: { ...terms, ...scene.terms },
      state: { ...state, ...scene.state },
      accountOf: { ...account, ...scene.account },
      templateId: 1n,
      inviterRates: [false, []],
      ...scene.more,
    },
    { now, refused },
  )
  const report = await readPresaleExits(client, known('presale'), user)
  const acts = report.acts.map(({ name, gets, costs, transaction, abi }) => ({
    name,
    gets: gets.map(({ amount, symbol }) => `${amount} ${symbol}`),
    costs: costs && `${costs.amount} ${costs.symbol}`,
    call: decodeFunctionData({ abi, data: transaction.data }).functionName,
  }))
  return { report, acts }
}

describe('readPresaleExits', () => {
  it('a missed soft cap pays back in full, before anybody has said so on chain', async () => {
    const { acts } = await read({ state: { total: 4n }, account: { refundable: 4n }, now: 2_000 })
    expect(acts).toEqual([{ name: 'refund', gets: ['4 ETH'], costs: undefined, call: 'refund' }])
  })

  it('leaving an open presale names its fee', async () => {
    const { acts } = await read({ account: { refundable: 3n, refundFee: 1n } })
    expect(acts).toEqual([{ name: 'leave', gets: ['3 ETH'], costs: '1 ETH', call: 'refund' }])
  })

  it('a finished one pays tokens and the excess', async () => {
    const scene = { state: { poolStatus: 1n }, account: { claimable: 20n, excess: 2n } }
    const { acts } = await read({ ...scene, now: 2_000 })
    expect(acts).toEqual([
      { name: 'claim', gets: ['20 KEEL', '2 ETH'], costs: undefined, call: 'claim' },
    ])
  })

  it('anybody is offered to finish it once the chain would take the call, and not before', async () => {
    const waiting = { now: 1_000 + DAY + 1 }
    expect((await read(waiting)).acts.map(({ name }) => name)).toEqual(['finalize'])
    const { report, acts } = await read({ ...waiting, refused: true })
    expect(acts).toEqual([])
    const from = report.facts.find(({ name }) => name === 'finalize-from')
    expect(from?.time).toBe(1_000 + DAY)
  })

  it('an exit fee comes back when the presale failed, and a reward when one is due', async () => {
    const { acts } = await read({
      state: { poolStatus: 2n },
      account: { exitFee: 1n },
      more: { inviterRates: [true, [1n]], pendingReward: 6n },
    })
    expect(acts.map(({ name, call }) => [name, call])).toEqual([
      ['exit-fee', 'reclaimExitFee'],
      ['reward', 'claimReward'],
    ])
  })

  it('the owner is offered what a call of theirs would pay', async () => {
    const scene = { terms: { owner: user }, state: { poolStatus: 1n } }
    expect((await read(scene)).acts.map(({ name }) => name)).toEqual(['proceeds'])
    expect((await read({ ...scene, refused: true })).acts).toEqual([])
  })

  it('a token that says nothing of itself does not hide the refund', async () => {
    const broken = { name: undefined, symbol: undefined, decimals: undefined }
    const scene = { state: { poolStatus: 2n }, account: { refundable: 4n }, more: broken }
    const { report, acts } = await read(scene)
    expect(acts.map(({ name }) => name)).toEqual(['refund'])
    expect(report.title).toBe('0xdd…ddddd')
  })
})
