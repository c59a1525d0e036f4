import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { encodeFunctionData, isAddressEqual } from 'viem'
import { describeInstanceOpenings, describeInstanceSteps } from './instance-settings.ts'
import { describeRegistrySteps } from './registry-settings.ts'
import type { SettingStep, SettingSubject } from './setting-step.ts'
import { describeOpeningStep, describeTemplateSteps } from './template-settings.ts'
import { describeVipSteps } from './vip-settings.ts'

/**
 * Every setting of a deployment, each done when the chain shows the wanted value. Templates open
 * last: until its fee is set, a creation would cost nothing, and until the registry knows the
 * platform's contracts, neither a token could be launched nor a presale, an airdrop or a pool be made.
 */
export function describeSettingSteps(subject: SettingSubject): readonly SettingStep[] {
  const { templates } = subject.plan
  return [
    ...templates.flatMap((template) => describeTemplateSteps(subject, template)),
    describeDevAddress(subject),
    describeInviterShare(subject),
    ...describeInstanceSteps(subject),
    ...describeVipSteps(subject),
    ...describeRegistrySteps(subject),
    ...templates.map((template) => describeOpeningStep(subject, template)),
    ...describeInstanceOpenings(subject),
  ]
}

function describeDevAddress({ client, plan, config }: SettingSubject): SettingStep {
  const factory = { address: plan.tokenFactory.address, abi: tokenFactoryAbi } as const
  const read = () => client.readContract({ ...factory, functionName: 'devAddress' })
  return {
    id: 'setting:dev-address',
    title: `Send the platform's part of the fees to ${config.devAddress}`,
    isDone: async () => isAddressEqual(await read(), config.devAddress),
    // The constructor puts the owner there.
    ownerChoice: async () => {
      const found = await read()
      const isChosen = ![config.owner, config.devAddress].some((one) => isAddressEqual(one, found))
      return isChosen ? `the platform's part of the fees goes to ${found}` : undefined
    },
    build: () => ({
      to: factory.address,
      data: encodeFunctionData({
        abi: tokenFactoryAbi,
        functionName: 'setDevAddress',
        args: [config.devAddress],
      }),
    }),
  }
}

function describeInviterShare({ client, plan, config, wasFinished }: SettingSubject): SettingStep {
  const factory = { address: plan.tokenFactory.address, abi: tokenFactoryAbi } as const
  const wanted = BigInt(config.inviterShareBps)
  const read = () => client.readContract({ ...factory, functionName: 'inviterShare' })
  return {
    id: 'setting:inviter-share',
    title: `Set the inviter's share to ${config.inviterShareBps} basis points`,
    isDone: async () => (await read()) === wanted,
    ownerChoice: async () => {
      const found = await read()
      const isChosen = found !== wanted && (found !== 0n || wasFinished)
      return isChosen ? `the inviter's share is ${found} basis points` : undefined
    },
    build: () => ({
      to: factory.address,
      data: encodeFunctionData({
        abi: tokenFactoryAbi,
        functionName: 'setInviterShare',
        args: [wanted],
      }),
    }),
  }
}
