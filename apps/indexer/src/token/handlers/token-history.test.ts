import { describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { contractUriFrozen } from './contract-uri-frozen.ts'
import { contractUriSet } from './contract-uri-set.ts'
import { factorySettings } from './factory-settings.ts'
import { mintDisabled } from './mint-disabled.ts'
import { mintEnabled } from './mint-enabled.ts'
import { minted } from './minted.ts'
import { ownershipTransferred } from './ownership-transferred.ts'
import { templateSettings } from './template-settings.ts'
import { tokenDeployed } from './token-deployed.ts'

const ZERO = '0x0000000000000000000000000000000000000000'
const TOKEN = '0x00000000000000000000000000000000000000aa'
const ANNA = '0x00000000000000000000000000000000000000a1'
const BEN = '0x00000000000000000000000000000000000000b2'
const LATER = { address: TOKEN, txHash: '0xbbbb', blockNumber: 20, timestamp: 500 } as const

function create(
  index: ReturnType<typeof makeMemoryIndex>,
  token: `0x${string}` = TOKEN,
  name = 'Gold',
) {
  index.run(tokenDeployed, {
    owner: ANNA,
    token,
    templateId: 1n,
    infoId: 3n,
    name,
    symbol: 'GLD',
    decimals: 6,
    totalSupply: 100n,
    inviter: BEN,
    feeWei: 50n,
    inviterRewardWei: 10n,
  })
}

function start() {
  const index = makeMemoryIndex()
  create(index)
  const actions = () =>
    index
      .rowsOf('tokenAction')
      .map(({ kind, actor, account, amount, uri }) => ({ kind, actor, account, amount, uri }))
  return { index, actions, token: () => index.row('token', `7-${TOKEN}`) }
}

describe('the history of a token', () => {
  it('begins with its creation, counted once per creator', () => {
    const { index, token } = start()
    create(index, BEN, 'Second')
    expect(token()).toMatchObject({
      creator: ANNA,
      owner: ANNA,
      inviter: BEN,
      totalSupply: 0n,
      initialSupply: 100n,
    })
    expect(index.row('platformChain', '7')).toMatchObject({
      tokensCreated: 2,
      newCreators: 1,
      feesWei: 100n,
      inviterRewardsWei: 20n,
    })
  })

  it('replaces a character that the database cannot hold', () => {
    const index = makeMemoryIndex()
    create(index, TOKEN, 'a\0b')
    expect(index.row('token', `7-${TOKEN}`)?.name).toBe('a\uFFFDb')
  })

  it('takes what the constructor does as part of the creation', () => {
    const { index, actions, token } = start()
    index.run(ownershipTransferred, { oldOwner: ZERO, newOwner: ANNA }, { address: TOKEN })
    index.run(contractUriSet, { contractUri: 'ipfs://a' }, { address: TOKEN })
    index.run(mintEnabled, { cooldown: 9n, maxBps: 20n, nextMintAt: 109n }, { address: TOKEN })
    expect(actions()).toHaveLength(1)
    expect(token()).toMatchObject({
      contractUri: 'ipfs://a',
      mintable: true,
      mintCooldown: 9,
      mintMaxBps: 20,
      nextMintAt: 109,
    })
  })

  it('names the owner of that moment as the actor', () => {
    const { index, actions, token } = start()
    index.run(minted, { to: BEN, amount: 5n, nextMintAt: 900n }, LATER)
    index.run(ownershipTransferred, { oldOwner: ANNA, newOwner: BEN }, LATER)
    index.run(contractUriSet, { contractUri: 'ipfs://b' }, LATER)
    index.run(contractUriFrozen, undefined, LATER)
    index.run(mintDisabled, undefined, LATER)
    index.run(ownershipTransferred, { oldOwner: BEN, newOwner: ZERO }, LATER)
    expect(actions().slice(1)).toEqual([
      { kind: 'minted', actor: ANNA, account: BEN, amount: 5n, uri: null },
      { kind: 'ownershipTransferred', actor: ANNA, account: BEN, amount: null, uri: null },
      { kind: 'contractUriChanged', actor: BEN, account: null, amount: null, uri: 'ipfs://b' },
      { kind: 'contractUriFrozen', actor: BEN, account: null, amount: null, uri: null },
      { kind: 'mintDisabled', actor: BEN, account: null, amount: null, uri: null },
      { kind: 'ownershipTransferred', actor: BEN, account: ZERO, amount: null, uri: null },
    ])
    expect(token()).toMatchObject({
      owner: ZERO,
      mintable: false,
      contractUriFrozen: true,
      nextMintAt: 900,
    })
  })
})

describe('the settings of a factory', () => {
  it('follow its events', () => {
    const index = makeMemoryIndex()
    index.run(factorySettings.ownershipTransferred, { newOwner: ANNA })
    index.run(factorySettings.devAddressSet, { devAddress: BEN })
    index.run(factorySettings.inviterShareSet, { shareBps: 2_000n })
    index.run(factorySettings.vipSet, { vip: BEN })
    index.run(factorySettings.vipSet, { vip: ZERO })
    index.run(factorySettings.withdrawn, { amountWei: 4n })
    index.run(factorySettings.withdrawn, { amountWei: 5n })
    index.run(factorySettings.inviterRewardPaid, { amountWei: 2n })
    expect(index.row('tokenFactory', '7')).toMatchObject({
      owner: ANNA,
      devAddress: BEN,
      inviterShareBps: 2_000,
      vip: null,
      withdrawnWei: 9n,
      inviterPaidWei: 2n,
    })
  })

  it('keep fee and state of a template apart', () => {
    const index = makeMemoryIndex()
    index.run(templateSettings.feeSet, { templateId: 1n, feeWei: 20n })
    index.run(templateSettings.templateSet, { templateId: 1n, generator: BEN, enabled: true })
    expect(index.row('tokenTemplate', '7-1')).toMatchObject({
      feeWei: 20n,
      generator: BEN,
      enabled: true,
    })
  })
})
