import { m } from '@slipway/messages/features/cli'
import { formatAmount } from '@slipway/messages/format/format-amount'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import {
  actsOf,
  findPlatformContract,
  type PlatformAct,
  permanentActs,
  platformActFlow,
  valuesOf,
} from '@slipway/sdk/tools/platform-acts'
import {
  type PlatformContract,
  powersOf,
  readPlatformOwners,
} from '@slipway/sdk/tools/platform-owners'
import * as z from 'zod'
import type { ReadCommand, WriteCommand } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import type { Row } from '../output/row.ts'
import { address, integerText, transactions } from '../output/schema-parts.ts'
import { powerTexts } from './power-texts.ts'
import { readActValue } from './read-act-value.ts'

/** How an act is called, with the names of its values. */
const usageOf = (act: PlatformAct) =>
  [act, ...valuesOf(act).map(({ name, kind }) => `<${name}: ${kind}>`)].join(' ')

/** Lists the platform's contracts with owner, balance and everything that can be called. */
export const platformShowCommand: ReadCommand = {
  effect: 'read',
  positionals: [],
  options: {},
  example: 'slipway platform show -n bsc --json',
  result: z.strictObject({
    contracts: z.array(
      z.strictObject({
        contract: z.string(),
        address: address(),
        version: z.string(),
        /** Null where nobody owns it. */
        owner: address().nullable(),
        balanceWei: integerText(),
        acts: z.array(z.string()),
      }),
    ),
  }),
  async run({ session: { client, chain } }) {
    const owners = await readPlatformOwners(client, chain)
    const contracts = await Promise.all(
      owners.map(async ({ contract, address: at, version, owner }) => ({
        ...{ contract, address: at, version, owner: owner ?? null },
        balanceWei: await client.getBalance({ address: at }),
        acts: actsOf(contract).map(usageOf),
      })),
    )
    const { decimals, symbol } = chain.nativeCurrency
    const rows = contracts.flatMap(({ contract, address: at, owner, balanceWei, acts }): Row[] => [
      [contract, at],
      [`  ${m.cli_row_owner()}`, owner ?? '-'],
      [`  ${m.cli_row_balance()}`, formatAmount(balanceWei, decimals, { symbol })],
      ...acts.map((usage): Row => ['  ', usage]),
    ])
    return { data: { contracts }, rows }
  },
}

function readContract(text: string): PlatformContract {
  if (Object.hasOwn(powersOf, text)) return text as PlatformContract
  const reason = Object.keys(powersOf).join(', ')
  throw new CliError('Cli_OptionInvalid', { option: '<contract>', reason })
}

function readAct(contract: PlatformContract, text: string): PlatformAct {
  const acts = actsOf(contract)
  const found = acts.find((act) => act === text)
  if (found) return found
  throw new CliError('Cli_OptionInvalid', { option: '<act>', reason: acts.join(', ') || '-' })
}

function readValues(act: PlatformAct, texts: readonly string[]) {
  const values = valuesOf(act)
  if (texts.length > values.length) throw new CliError('Cli_ArgumentSpare')
  return values.map((value, at) => {
    const text = texts[at]
    if (text === undefined) throw new CliError('Cli_ArgumentMissing', { argument: value.name })
    return readActValue(value, text)
  })
}

/** Does one thing that the owner of a platform contract can do: fees, receivers, memberships, templates, ownership. */
export const platformActCommand: WriteCommand = {
  effect: 'write',
  positionals: ['contract', 'act', 'value1?', 'value2?', 'value3?'],
  options: {},
  example: 'slipway platform act tokenFactory setFee 1 0.02 -n local --keystore key.json --dry-run',
  result: z.strictObject({
    contract: z.string(),
    address: address(),
    act: z.string(),
    event: z.string(),
    /** What was paid out; null of all others. */
    amountWei: integerText().nullable(),
    transactions: transactions(),
  }),
  async plan({ positionals, session: { chain, client } }) {
    const [contractText = '', actText = '', ...texts] = positionals
    const contract = readContract(contractText)
    const act = readAct(contract, actText)
    const args = readValues(act, texts)
    const at = findPlatformContract(chain, contract)
    if (!at) throw new CliError('Cli_NothingToDo', { reason: m.cli_networks_none() })
    const owners = await readPlatformOwners(client, chain)
    const owner = owners.find((one) => one.address === at)?.owner
    const values = valuesOf(act).map(({ name }, index): Row => [name, texts[index] ?? ''])
    const { decimals, symbol } = chain.nativeCurrency
    return {
      purpose: m.cli_purpose_platform({ act, contract }),
      plan: planTransaction(platformActFlow, { contract: at, act, args }),
      feeWei: 0n,
      permanent: permanentActs.has(act) ? [m.cli_permanent_platform()] : [],
      rows: [
        [m.cli_row_contract(), at],
        [m.cli_row_owner(), owner ?? '-'],
        [m.cli_row_rule(), powerTexts[act]()],
        ...values,
      ],
      facts: { contract, address: at, act },
      finish: async (done) => {
        const { event = '', amountWei = null } = done.at(-1)?.result ?? {}
        const paid: Row[] =
          amountWei === null
            ? []
            : [[m.cli_row_amount(), formatAmount(BigInt(String(amountWei)), decimals, { symbol })]]
        return {
          data: { contract, address: at, act, event, amountWei },
          rows: [[contract, act], ...values, ...paid],
        }
      },
    }
  },
}
