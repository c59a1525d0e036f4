import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { presaleAbi, presaleFactoryAbi } from '@slipway/deployments/abi'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { toPresaleParameters } from '@slipway/sdk/presale/presale-parameters'
import {
  type Address,
  erc20Abi,
  type Hex,
  type PrivateKeyAccount,
  parseEther,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { chainOfRun, createChainProbe } from './chain-of-run.ts'
import type { ClockChain } from './clock-chain.ts'
import { deployToken } from './deploy-token.ts'
import { exchangeOfRun } from './trade-token.ts'

const RATE_UNIT = 10n ** 18n
const HOUR = 3_600n

/** A contract that presales need on a chain of the stack. @throws RangeError when none is deployed */
export function presaleContractOfRun(
  shortname: string,
  name: 'presaleFactory' | 'whitelistMarket' | 'inviter' | 'liquidityLocker',
): Address {
  const { chainId } = chainOfRun(shortname)
  const address = (getDeployment(chainId) ?? getLocalDeployment()).contracts[name]?.address
  if (!address) throw new RangeError(`No ${name} is deployed on ${shortname}.`)
  return address
}

/** Moves the clock of a chain ahead. Only on the chains that journeys have for it. @param seconds how far */
export async function passTime(shortname: ClockChain, seconds: bigint | number): Promise<void> {
  const probe = createChainProbe(shortname)
  await probe.increaseTime({ seconds: Number(seconds) })
  await probe.mine({ blocks: 1 })
}

/** The chain's own time in unix seconds. */
export async function chainTime(shortname: string): Promise<bigint> {
  return (await createChainProbe(shortname).getBlock()).timestamp
}

/** A presale of native currency that starts in ten minutes and takes an hour, with terms that suit most journeys. */
async function plainTerms(shortname: string): Promise<Omit<PresaleDraft, 'claimToken'>> {
  const now = await chainTime(shortname)
  return {
    kind: 'normal',
    templateId: 1,
    currency: zeroAddress,
    router: exchangeOfRun().router,
    hardCap: parseEther('10'),
    softCap: parseEther('5'),
    presaleRate: 1_000n * RATE_UNIT,
    liquidityRate: 900n * RATE_UNIT,
    liquidityPercent: 6_000n,
    minCurrency: parseEther('0.1'),
    maxCurrency: parseEther('10'),
    startTime: now + 600n,
    endTime: now + 600n + HOUR,
    lockTime: 30n * 24n * HOUR,
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
    maxRepairBps: 0n,
    declaredTaxBps: 0n,
    whitelistAdmin: zeroAddress,
    inviterRatesBps: [],
  }
}

/** A presale past the web: a journey's starting point. */
export type DeployedPresale = { readonly presale: Address; readonly token: Address }

/**
 * Makes a presale of a new plain token directly on a chain of the stack.
 * @param params what differs from a plain presale; a token of its own may be given
 */
export async function deployPresale(
  shortname: string,
  owner: PrivateKeyAccount,
  params: Partial<PresaleDraft> = {},
): Promise<DeployedPresale> {
  const probe = createChainProbe(shortname)
  const factory = presaleContractOfRun(shortname, 'presaleFactory')
  const token = params.claimToken ?? (await deployToken(shortname, owner))
  const draft = { ...(await plainTerms(shortname)), ...params, claimToken: token }
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft)
  const call = { address: factory, abi: presaleFactoryAbi } as const
  const lists = [[...addressParams], [...numberParams]] as const
  const needed = await probe.readContract({
    ...call,
    account: owner,
    functionName: 'tokensNeeded',
    args: [templateId, ...lists],
  })
  const value = await probe.readContract({
    ...call,
    functionName: 'feeOf',
    args: [owner.address, templateId],
  })
  const approve = { address: token, abi: erc20Abi, functionName: 'approve' } as const
  await settle(
    shortname,
    await probe.writeContract({ account: owner, ...approve, args: [factory, needed] }),
  )
  const hash = await probe.writeContract({
    account: owner,
    ...call,
    functionName: 'deploy',
    args: [templateId, ...lists, ''],
    value,
  })
  const { logs } = await settle(shortname, hash)
  const [made] = parseEventLogs({ abi: presaleFactoryAbi, eventName: 'PresaleDeployed', logs })
  if (!made) throw new Error(`The transaction ${hash} made no presale.`)
  return { presale: made.args.presale, token }
}

/** Lists wallets of a presale at a tier. */
export async function listWallets(
  shortname: string,
  owner: PrivateKeyAccount,
  presale: Address,
  level: 1 | 2,
  wallets: readonly Address[],
): Promise<void> {
  const hash = await createChainProbe(shortname).writeContract({
    account: owner,
    address: presale,
    abi: presaleAbi,
    functionName: 'setWhitelist',
    args: [[...wallets], BigInt(level)],
  })
  await settle(shortname, hash)
}

/** Waits until a transaction is in a block. @throws Error when it was reverted */
export async function settle(shortname: string, hash: Hex) {
  const receipt = await createChainProbe(shortname).waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error(`The transaction ${hash} was reverted.`)
  return receipt
}
