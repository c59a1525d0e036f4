import { presaleFactoryAbi } from '@slipway/deployments/abi'
import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import { DeployError } from '../steps/deploy-errors.ts'
import { type InstanceFactory, listInstanceFactories } from './instance-factories.ts'
import type { PlannedInstanceTemplate } from './planned-contract.ts'
import type { SettingStep, SettingSubject } from './setting-step.ts'

/** How a kind of instance stands in its factory. */
interface Registered {
  readonly feeWei: bigint
  readonly isOpen: boolean
}

/** Registers every kind of instance, closed, and sets its fee: until then a creation would cost nothing. */
export function describeInstanceSteps(subject: SettingSubject): readonly SettingStep[] {
  return listInstanceFactories(subject).flatMap((factory) => [
    ...factory.templates.flatMap((template) => describeTemplate(subject, factory, template)),
    describeDevAddress(subject, factory),
  ])
}

/** Opens the kinds of instances; one that was open once and is closed was closed by somebody. */
export function describeInstanceOpenings(subject: SettingSubject): readonly SettingStep[] {
  return listInstanceFactories(subject).flatMap((factory) =>
    factory.templates.map((template) => describeOpening(subject, factory, template)),
  )
}

function describeOpening(
  subject: SettingSubject,
  factory: InstanceFactory,
  template: PlannedInstanceTemplate,
): SettingStep {
  const { templateId } = template
  const kind = `${factory.instances} of kind ${templateId}`
  const read = () => readTemplate(subject, factory, template)
  return {
    id: `setting:open-${factory.id}-${templateId}`,
    title: `Open ${kind}`,
    isDone: async () => (await read())?.isOpen === true,
    ownerChoice: async () => {
      const found = await read()
      if (found === undefined || found.isOpen) return undefined
      const wasOpen = subject.wasFinished || (await hasInstances(subject, factory, templateId))
      return wasOpen ? `${kind} are closed` : undefined
    },
    build: () => buildTemplateChange(factory, template, true),
  }
}

/** Every factory of instances answers these calls alike (`IInstanceFactory`). */
function contractOf({ factory }: InstanceFactory) {
  return { address: factory.address, abi: presaleFactoryAbi } as const
}

function describeTemplate(
  subject: SettingSubject,
  factory: InstanceFactory,
  template: PlannedInstanceTemplate,
): readonly SettingStep[] {
  const { templateId } = template
  const { id, instances, feeWei } = factory
  const kind = `${instances} of kind ${templateId}`
  const read = () => readTemplate(subject, factory, template)
  return [
    {
      id: `setting:${id}-${templateId}`,
      title: `Register ${kind}, closed`,
      isDone: async () => (await read()) !== undefined,
      build: () => buildTemplateChange(factory, template, false),
    },
    {
      id: `setting:${id}-fee-${templateId}`,
      title: `Set the fee of ${kind} to ${feeWei} wei`,
      isDone: async () => (await read())?.feeWei === feeWei,
      ownerChoice: async () => {
        const found = await read()
        if (found === undefined || found.feeWei === feeWei) return undefined
        const isSet = found.feeWei !== 0n || found.isOpen || subject.wasFinished
        return isSet ? `the fee of ${kind} is ${found.feeWei} wei` : undefined
      },
      build: () => ({
        to: contractOf(factory).address,
        data: encodeFunctionData({
          abi: presaleFactoryAbi,
          functionName: 'setFee',
          args: [BigInt(templateId), feeWei],
        }),
      }),
    },
  ]
}

function describeDevAddress(
  { client, config }: SettingSubject,
  factory: InstanceFactory,
): SettingStep {
  const contract = contractOf(factory)
  const { id, instances } = factory
  const read = () => client.readContract({ ...contract, functionName: 'devAddress' })
  return {
    id: `setting:${id}-dev-address`,
    title: `Send the fees of ${instances} to ${config.devAddress}`,
    isDone: async () => isAddressEqual(await read(), config.devAddress),
    // The constructor puts the owner there.
    ownerChoice: async () => {
      const found = await read()
      const isChosen = ![config.owner, config.devAddress].some((one) => isAddressEqual(one, found))
      return isChosen ? `the fees of ${instances} go to ${found}` : undefined
    },
    build: () => ({
      to: contract.address,
      data: encodeFunctionData({
        abi: presaleFactoryAbi,
        functionName: 'setDevAddress',
        args: [config.devAddress],
      }),
    }),
  }
}

function buildTemplateChange(
  factory: InstanceFactory,
  { templateId, implementation }: PlannedInstanceTemplate,
  isOpen: boolean,
) {
  return {
    to: contractOf(factory).address,
    data: encodeFunctionData({
      abi: presaleFactoryAbi,
      functionName: 'setTemplate',
      args: [BigInt(templateId), implementation.address, isOpen],
    }),
  }
}

/** @throws {DeployError} `TEMPLATE_FIXED`: the code of a registered kind can never be changed */
async function readTemplate(
  subject: SettingSubject,
  factory: InstanceFactory,
  { templateId, implementation }: PlannedInstanceTemplate,
): Promise<Registered | undefined> {
  const contract = contractOf(factory)
  const id = BigInt(templateId)
  const ids = await subject.client.readContract({ ...contract, functionName: 'templateIds' })
  if (!ids.includes(id)) return undefined
  const call = { ...contract, functionName: 'template', args: [id] } as const
  const [found, feeWei, isOpen]: readonly [Address, bigint, boolean] =
    await subject.client.readContract(call)
  if (isAddressEqual(found, implementation.address)) return { feeWei, isOpen }
  throw new DeployError(
    'TEMPLATE_FIXED',
    `Of ${factory.instances}, kind ${templateId} runs the code ${found} for ever; ${implementation.address} needs an id of its own.`,
  )
}

async function hasInstances(
  { client }: SettingSubject,
  factory: InstanceFactory,
  templateId: number,
): Promise<boolean> {
  const count = await client.readContract({
    ...contractOf(factory),
    functionName: 'recordCountByTemplate',
    args: [BigInt(templateId)],
  })
  return count > 0n
}
