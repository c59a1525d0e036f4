import { describe, expect, it } from 'vitest'
import { answerReads } from '../../test/answer-reads.ts'
import { addressOf, nobody, releaseOf, stranger, thing } from '../../test/exit-world.ts'
import { recogniseContract } from './recognise-contract.ts'

const unknown = { owner: nobody, addr: nobody, createdAt: 0, templateId: 0 }
const made = { owner: stranger, addr: thing, createdAt: 1, templateId: 2 }
const release = releaseOf('1')
const none = { recordOf: unknown, isPool: false }

const recognise = (answers: Record<string, unknown>, address = thing, releases = [release]) =>
  recogniseContract(answerReads({ ...none, ...answers }).client, releases, address)

describe('recogniseContract', () => {
  it.each([
    ['presale', { [`${release.presaleFactory?.address} recordOf`]: made }],
    ['pool', { isPool: true }],
    ['claims', { [`${release.airdropFactory?.address} recordOf`]: made }],
    ['mapping', { [`${release.airdropFactory?.address} recordOf`]: { ...made, templateId: 1 } }],
    ['nft', { [`${release.nftSaleFactory?.address} recordOf`]: made }],
  ])('a %s is what its registry says', async (kind, answers) => {
    expect((await recognise(answers))?.kind).toBe(kind)
  })

  it('a locker is known by its address', async () => {
    expect((await recognise({}, addressOf('16')))?.kind).toBe('lock')
  })

  it('looks into older releases too', async () => {
    const old = releaseOf('2')
    const answers = { [`${old.poolFactory?.address} isPool`]: true }
    const found = await recognise(answers, thing, [release, old])
    expect([found?.kind, found?.contracts]).toEqual(['pool', old])
  })

  it('a contract that no registry knows is none, and is never asked itself', async () => {
    const { client, asked } = answerReads(none)
    expect(await recogniseContract(client, [release], thing)).toBeUndefined()
    expect(asked.filter((read) => read.startsWith(thing))).toEqual([])
  })
})
