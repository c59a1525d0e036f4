import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import type { DeployClient } from './deploy-client.ts'
import { DeployError } from './deploy-errors.ts'
import type { DeploymentConfig } from './deployment-config.ts'
import type { DeployStep } from './run-deploy-steps.ts'

const STANDARD_TOKEN_TEMPLATE = 1n

/**
 * The factory's settings, each as a step that is done when the chain shows the wanted value. The
 * template opens last: until its fee is set, a creation would cost nothing.
 */
export function describeSettingSteps(
  client: DeployClient,
  factory: Address,
  generator: Address,
  config: DeploymentConfig,
): readonly DeployStep[] {
  const contract = { address: factory, abi: tokenFactoryAbi } as const
  const template = async () => {
    const ids = await client.readContract({ ...contract, functionName: 'templateIds' })
    if (!ids.includes(STANDARD_TOKEN_TEMPLATE)) return undefined
    return client.readContract({
      ...contract,
      functionName: 'template',
      args: [STANDARD_TOKEN_TEMPLATE],
    })
  }
  const setTemplate = (isOpen: boolean) => ({
    to: factory,
    data: encodeFunctionData({
      abi: tokenFactoryAbi,
      functionName: 'setTemplate',
      args: [STANDARD_TOKEN_TEMPLATE, generator, isOpen],
    }),
  })
  return [
    {
      id: 'setting:template-1',
      title: 'Register template 1, closed',
      isDone: async () => isRegistered(await template(), generator),
      build: () => setTemplate(false),
    },
    {
      id: 'setting:fee-1',
      title: `Set the fee of template 1 to ${config.tokenFeeWei} wei`,
      isDone: async () => (await template())?.feeWei === config.tokenFeeWei,
      build: () => ({
        to: factory,
        data: encodeFunctionData({
          abi: tokenFactoryAbi,
          functionName: 'setFee',
          args: [STANDARD_TOKEN_TEMPLATE, config.tokenFeeWei],
        }),
      }),
    },
    {
      id: 'setting:dev-address',
      title: `Send the platform's part of the fees to ${config.devAddress}`,
      isDone: async () =>
        isAddressEqual(
          await client.readContract({ ...contract, functionName: 'devAddress' }),
          config.devAddress,
        ),
      build: () => ({
        to: factory,
        data: encodeFunctionData({
          abi: tokenFactoryAbi,
          functionName: 'setDevAddress',
          args: [config.devAddress],
        }),
      }),
    },
    {
      id: 'setting:inviter-share',
      title: `Set the inviter's share to ${config.inviterShareBps} basis points`,
      isDone: async () =>
        (await client.readContract({ ...contract, functionName: 'inviterShare' })) ===
        BigInt(config.inviterShareBps),
      build: () => ({
        to: factory,
        data: encodeFunctionData({
          abi: tokenFactoryAbi,
          functionName: 'setInviterShare',
          args: [BigInt(config.inviterShareBps)],
        }),
      }),
    },
    {
      id: 'setting:open-1',
      title: 'Open template 1',
      isDone: async () => {
        const registered = await template()
        return isRegistered(registered, generator) && registered?.enabled === true
      },
      build: () => setTemplate(true),
    },
  ]
}

/** @throws {DeployError} `TEMPLATE_FIXED`: the generator of a registered template can never be changed */
function isRegistered(
  registered: { readonly generator: Address } | undefined,
  generator: Address,
): boolean {
  if (registered === undefined) return false
  if (isAddressEqual(registered.generator, generator)) return true
  throw new DeployError(
    'TEMPLATE_FIXED',
    `Template 1 is registered with the generator ${registered.generator} for ever; ${generator} needs an id of its own.`,
  )
}
