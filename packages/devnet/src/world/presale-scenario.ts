import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { presaleAbi, presaleFactoryAbi, standardTokenAbi } from '@slipway/deployments/abi'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { toPresaleParameters } from '@slipway/sdk/presale/presale-parameters'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  maxUint256,
  parseEther,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createSoldToken } from './create-sold-token.ts'
import type { World } from './seed-actions.ts'
import { keyOfFile, type SeededFile, type SeededText } from './seeded-file.ts'
import type { TimedStep } from './timed-step.ts'

const RATE = 10n ** 18n
const CREATE_PRESALE_GAS = 1_500_000n
const FINALIZE_GAS = 8_000_000n
const CALL_GAS = 700_000n

/** What the project of a presale says about itself; the file's CID is the presale's key. */
interface PresaleInfo {
  readonly name: string
  readonly description: string
  readonly links: Readonly<Record<string, string>>
}

/** What stories need beside the world. */
export interface PresaleStage {
  readonly client: DeployClient
  readonly tokens: TokenContracts
  readonly presales: PresaleContracts
  readonly router: Address
  readonly tokenFeeWei: bigint
  readonly files: SeededFile[]
}

/** A presale that is going on, and how people act on it. */
export interface PresaleScene {
  readonly world: World
  readonly stage: PresaleStage
  readonly presale: Address
  readonly owner: PrivateKeyAccount
  person(index: number): PrivateKeyAccount
  /** @param gas 700 000 by default, far more for `finalize` */
  act(
    from: PrivateKeyAccount,
    name: string,
    args?: readonly unknown[],
    valueWei?: bigint,
  ): Promise<void>
  call(
    from: PrivateKeyAccount,
    to: Address,
    abi: Abi,
    name: string,
    args: readonly unknown[],
    valueWei?: bigint,
  ): Promise<void>
  /** Person `index` contributes so much native currency. */
  give(index: number, ether: string, inviter?: number): Promise<void>
}

/** One presale from its creation on; times are unix seconds. */
export interface PresaleScenario {
  readonly name: string
  readonly symbol: string
  readonly description: string
  /** Who makes it, by number. */
  readonly owner: number
  readonly createdAt: number
  readonly terms: Partial<PresaleDraft> & Pick<PresaleDraft, 'startTime' | 'endTime'>
  readonly afterwards: readonly (readonly [
    at: number,
    act: (scene: PresaleScene) => Promise<void>,
  ])[]
}

/** A private presale has no pool: nothing of its terms concerns one. */
export const privateTerms: Partial<PresaleDraft> = {
  kind: 'private',
  templateId: 3,
  router: zeroAddress,
  liquidityRate: 0n,
  liquidityPercent: 0n,
  lockTime: 0n,
  maxRepairBps: 0n,
  useWhiteList: 2n,
  vest: true,
  vestFirst: 1_000n,
  vestCycle: 86_400n,
  vestPercent: 1_500n,
}

const usualTerms = (
  router: Address,
): Omit<PresaleDraft, 'claimToken' | 'startTime' | 'endTime'> => ({
  kind: 'normal',
  templateId: 1,
  currency: zeroAddress,
  router,
  hardCap: parseEther('20'),
  softCap: parseEther('10'),
  presaleRate: 10_000n * RATE,
  liquidityRate: 8_500n * RATE,
  liquidityPercent: 6_000n,
  minCurrency: parseEther('0.1'),
  maxCurrency: parseEther('10'),
  lockTime: 180n * 86_400n,
  useWhiteList: 0n,
  t1Block: 0n,
  t2Block: 0n,
  enableWhiteTransfer: false,
  vest: false,
  vestFirst: 0n,
  vestCycle: 0n,
  vestPercent: 0n,
  burnsUnsold: false,
  listsBelowPresale: false,
  maxRepairBps: 100n,
  declaredTaxBps: 0n,
  whitelistAdmin: zeroAddress,
  inviterRatesBps: [],
})

/** The steps of a story, each at its time. */
export function stepsOfPresale(stage: PresaleStage, story: PresaleScenario): TimedStep[] {
  const made: { presale?: Address } = {}
  const created: TimedStep = {
    at: story.createdAt,
    run: async (world) => {
      made.presale = await createPresale(world, stage, story)
    },
  }
  const later = story.afterwards.map(
    ([at, act]): TimedStep => ({
      at,
      run: async (world) => {
        if (made.presale === undefined)
          throw new Error(`The presale of ${story.name} was not made.`)
        await act(makeScene(world, stage, story, made.presale))
      },
    }),
  )
  return [created, ...later]
}

const personOf = (world: World, index: number): PrivateKeyAccount => {
  const person = world.state.people[index % world.state.people.length]
  if (person === undefined) throw new RangeError('Nobody lives in this world.')
  return person
}

function makeScene(
  world: World,
  stage: PresaleStage,
  story: PresaleScenario,
  presale: Address,
): PresaleScene {
  const call: PresaleScene['call'] = async (from, to, abi, functionName, args, valueWei = 0n) => {
    const data = encodeFunctionData({ abi, functionName, args: [...args] })
    const gas = functionName === 'finalize' ? FINALIZE_GAS : CALL_GAS
    await world.chain.send(from, { to, data, valueWei }, gas)
  }
  const person = (index: number) => personOf(world, index)
  const act: PresaleScene['act'] = (from, name, args = [], valueWei) =>
    call(from, presale, presaleAbi as Abi, name, args, valueWei)
  return {
    world,
    stage,
    presale,
    owner: personOf(world, story.owner),
    person,
    act,
    call,
    give: (index, ether, inviter) => {
      const amount = parseEther(ether)
      const by = inviter === undefined ? zeroAddress : person(inviter).address
      return act(person(index), 'contribute', [amount, by], amount)
    },
  }
}

async function createPresale(
  world: World,
  stage: PresaleStage,
  story: PresaleScenario,
): Promise<Address> {
  const owner = personOf(world, story.owner)
  const claimToken = await createSoldToken(world, { ...stage, ...story, owner })
  const info: PresaleInfo = {
    name: story.name,
    description: story.description,
    links: { website: `https://${story.symbol.toLowerCase()}.example` },
  }
  const file: SeededText = { route: 'presale-info', body: info }
  stage.files.push(file)
  const draft = { ...usualTerms(stage.router), ...story.terms, claimToken }
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft)
  const feeWei = await stage.client.readContract({
    address: stage.presales.factory,
    abi: presaleFactoryAbi,
    functionName: 'feeOf',
    args: [owner.address, templateId],
  })
  const allow = encodeFunctionData({
    abi: standardTokenAbi,
    functionName: 'approve',
    args: [stage.presales.factory, maxUint256],
  })
  await world.chain.send(owner, { to: claimToken, data: allow, valueWei: 0n }, CALL_GAS)
  const data = encodeFunctionData({
    abi: presaleFactoryAbi,
    functionName: 'deploy',
    args: [templateId, addressParams, numberParams, keyOfFile(file)],
  })
  const deployment = { to: stage.presales.factory, data, valueWei: feeWei }
  const { logs } = await world.chain.send(owner, deployment, CREATE_PRESALE_GAS)
  const [event] = parseEventLogs({
    abi: presaleFactoryAbi,
    eventName: 'PresaleDeployed',
    logs: [...logs],
  })
  if (event === undefined) throw new Error(`The factory announced no presale of ${story.name}.`)
  world.state.presales++
  return event.args.presale
}
