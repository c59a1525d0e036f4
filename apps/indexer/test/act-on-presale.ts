import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment } from '@slipway/deployments'
import { presaleAbi, presaleFactoryAbi, whitelistMarketAbi } from '@slipway/deployments/abi'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { toPresaleParameters } from '@slipway/sdk/presale/presale-parameters'
import { type Abi, type Address, erc20Abi, parseEventLogs, zeroAddress } from 'viem'
import { createToken } from './act-on-chain.ts'

const RATE = 10n ** 18n
export const ETHER = 10n ** 18n
export const HOUR = 3_600n
export const DAY = 24n * HOUR

/** Where a contract of the platform stands. */
export function platformContract(name: 'presaleFactory' | 'inviter' | 'whitelistMarket'): Address {
  const contract = getLocalDeployment().contracts[name]
  if (!contract) throw new Error(`there is no local ${name}`)
  return contract.address
}

/** Sends one call and waits until it is mined. @throws when it was reverted */
export async function send(
  client: DeployClient,
  address: Address,
  abi: Abi,
  functionName: string,
  args: readonly unknown[] = [],
  value = 0n,
) {
  const hash = await client.writeContract({
    address,
    abi,
    functionName,
    args,
    value,
  } as unknown as Parameters<typeof client.writeContract>[0])
  const receipt = await client.waitForTransactionReceipt({ hash })
  if (receipt.status !== 'success') throw new Error(`${functionName} failed`)
  return receipt
}

export const onSale = (
  client: DeployClient,
  presale: Address,
  functionName: string,
  args: readonly unknown[] = [],
  value = 0n,
) => send(client, presale, presaleAbi as Abi, functionName, args, value)

export const onMarket = (
  client: DeployClient,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
) =>
  send(
    client,
    platformContract('whitelistMarket'),
    whitelistMarketAbi as Abi,
    functionName,
    args,
    value,
  )

/** A presale of native currency that starts in ten minutes and takes an hour; hard cap 10, soft cap 5. */
function usualDraft(now: bigint, router: Address, claimToken: Address): PresaleDraft {
  return {
    kind: 'normal',
    templateId: 1,
    claimToken,
    currency: zeroAddress,
    router,
    hardCap: 10n * ETHER,
    softCap: 5n * ETHER,
    presaleRate: 1_000n * RATE,
    liquidityRate: 900n * RATE,
    liquidityPercent: 6_000n,
    minCurrency: ETHER / 10n,
    maxCurrency: 8n * ETHER,
    startTime: now + 600n,
    endTime: now + 600n + HOUR,
    lockTime: 30n * DAY,
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

/** A private presale has no pool: nothing of its terms may concern one. */
export const asPrivate: Partial<PresaleDraft> = {
  kind: 'private',
  templateId: 3,
  router: zeroAddress,
  liquidityRate: 0n,
  liquidityPercent: 0n,
  lockTime: 0n,
  useWhiteList: 2n,
  vest: true,
  vestFirst: 2_000n,
  vestCycle: HOUR,
  vestPercent: 4_000n,
}

/** Makes a presale of a new plain token. */
export async function makePresale(
  client: DeployClient,
  router: Address,
  name: string,
  change: Partial<PresaleDraft> = {},
): Promise<Address> {
  const factory = platformContract('presaleFactory')
  const token = await createToken(client, { name })
  const { timestamp } = await client.getBlock()
  const draft = { ...usualDraft(timestamp, router, token), ...change }
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft)
  const call = { address: factory, abi: presaleFactoryAbi } as const
  const value = await client.readContract({
    ...call,
    functionName: 'feeOf',
    args: [client.account.address, templateId],
  })
  await send(client, token, erc20Abi as Abi, 'approve', [factory, 10n ** 30n])
  const { logs } = await send(
    client,
    factory,
    presaleFactoryAbi as Abi,
    'deploy',
    [templateId, addressParams, numberParams, `ipfs://bafk${name.toLowerCase()}`],
    value,
  )
  const [made] = parseEventLogs({ abi: presaleFactoryAbi, eventName: 'PresaleDeployed', logs })
  if (!made) throw new Error('the factory made no presale')
  return made.args.presale
}
