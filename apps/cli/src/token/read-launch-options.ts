import type { EvmChainDefinition, Venue } from '@slipway/chains'
import { DeploymentMissing } from '@slipway/sdk/evm/errors'
import { getCurrency } from '@slipway/sdk/evm/get-currency'
import { isContractCode } from '@slipway/sdk/evm/is-contract-code'
import { signLimits } from '@slipway/sdk/signing/sign-limits'
import { checkTokenDraft } from '@slipway/sdk/token/check-token-draft'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { findLaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import { type LaunchSubject, toLaunchedDraft } from '@slipway/sdk/token/launch/launch-params'
import {
  type LaunchTermsInput,
  type PurchaseInput,
  readLaunchTerms,
} from '@slipway/sdk/token/launch/read-launch-terms'
import { type Address, zeroAddress } from 'viem'
import type { WriteCall } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { refuseIssues } from '../errors/refuse-issues.ts'
import {
  fieldsOfOptions,
  gatherDraft,
  readDraftFile,
  refuseOtherWords,
} from '../input/draft-fields.ts'
import { type OptionValues, textOf } from '../input/options.ts'
import { readAccountText } from '../input/read-account-text.ts'
import { getNow } from '../network/get-now.ts'
import type { Session } from '../network/open-session.ts'
import { readSeedFile } from './read-seed-file.ts'
import { readTokenOptions } from './read-token-options.ts'

/** A key's launch that is not mined by then is void, in seconds. */
const DEADLINE_SECONDS = 3_600

/** Terms of a launch with their presets; first buys stand apart. */
export const launchFields = {
  tokenAmount: '',
  quoteAmount: '',
  maxRepairPercent: '1',
  liquidity: 'lock' as LaunchTermsInput['liquidity'],
  unlockAt: 0,
  lockOwner: '',
  tokenReceiver: '',
  slippagePercent: '1',
  opening: false,
  openingSeconds: '300',
  openingCap: '',
}

/** Its fields that take one of a few words. */
export const launchChoices = { liquidity: ['lock', 'forever', 'burn'] } as const

/** The token of a launch, with what its terms are read by. */
interface Subject {
  readonly subject: LaunchSubject
  readonly launcher?: Address
  readonly hasGate: boolean
  readonly decimals: number
  readonly symbol: string
  readonly feeWei: bigint
}

async function findExisting(
  { client, chain }: Session,
  token: Address,
  account: Address,
): Promise<Subject> {
  const found = await getToken(client, getTokenContracts(chain), { address: token, account })
  const launch = found.taxed?.launch
  return {
    subject: { kind: 'existing', token },
    ...(launch && { launcher: launch.launcher }),
    hasGate: launch !== undefined,
    decimals: found.decimals,
    symbol: found.symbol,
    feeWei: 0n,
  }
}

async function draftNew(
  { options, session, account }: WriteCall,
  launchPad: Address,
): Promise<Subject> {
  const { client, chain } = session
  const contracts = getTokenContracts(chain)
  const draft = await readTokenOptions(options, account)
  const seed = await readSeedFile(textOf(options, 'seed-file'))
  const launched = toLaunchedDraft(draft, launchPad)
  const issues = await checkTokenDraft(client, contracts, { draft: launched, account, seed, chain })
  refuseIssues('Cli_CheckRefused', issues, { nativeCurrency: chain.nativeCurrency })
  const { templateId, decimals, symbol } = draft
  const query = { account, templateId: BigInt(templateId) }
  const { feeWei } = await getTokenFee(client, contracts, query)
  return {
    ...{ subject: { kind: 'new', draft, seed }, hasGate: templateId !== 1 },
    ...{ decimals, symbol, feeWei },
  }
}

function findVenue(chain: EvmChainDefinition, name: string | undefined): Venue {
  const venues = (chain.venues ?? []).filter(({ kind, router }) => kind === 'v2' && router)
  const found = name === undefined ? venues[0] : venues.find((venue) => venue.name === name)
  if (found) return found
  const reason = venues.map((venue) => venue.name).join(', ')
  throw new CliError('Cli_OptionInvalid', { option: '--venue', reason })
}

function readPurchases(options: OptionValues): readonly PurchaseInput[] {
  const { purchase } = options
  return (Array.isArray(purchase) ? purchase : []).map((text) => {
    const [to = '', quoteAmount = ''] = String(text).split('=')
    return { to, quoteAmount }
  })
}

async function readTermsInput({ options, account }: WriteCall): Promise<LaunchTermsInput> {
  const blank = {
    ...launchFields,
    lockOwner: account,
    tokenReceiver: account,
    purchases: [] as readonly PurchaseInput[],
  }
  const fromFile = await readDraftFile(textOf(options, 'terms'))
  const bought = readPurchases(options)
  const fromOptions = {
    ...fieldsOfOptions(options, launchFields),
    ...(bought.length > 0 && { purchases: bought }),
  }
  const typed = gatherDraft(blank, { fromFile, fromOptions })
  refuseOtherWords(typed, launchChoices)
  return typed
}

function findLaunchPad(chain: EvmChainDefinition): Address {
  const contracts = findLaunchContracts(chain)
  if (!contracts) throw new DeploymentMissing(chain.chainId)
  return contracts.launchPad
}

/**
 * A launch from files and options, by the rules of the site's own form.
 * @throws {CliError} `Cli_DraftRefused` or `Cli_CheckRefused` with every fault and its field
 */
export async function readLaunchOptions(call: WriteCall) {
  const { options, session, account } = call
  const { client, chain } = session
  const launchPad = findLaunchPad(chain)
  const existing = textOf(options, 'token')
  const [found, input, now, code] = await Promise.all([
    existing === undefined
      ? draftNew(call, launchPad)
      : findExisting(session, readAccountText(existing, '--token'), account),
    readTermsInput(call),
    getNow(client),
    client.getCode({ address: account }),
  ])
  const asked = textOf(options, 'pool-quote')
  const currency = asked === undefined ? zeroAddress : readAccountText(asked, '--pool-quote')
  const quote = await getCurrency(client, currency)
  const seconds = isContractCode(code) ? signLimits.signersSeconds : DEADLINE_SECONDS
  const reading = readLaunchTerms(input, {
    venueFactory: findVenue(chain, textOf(options, 'venue')).factory,
    quote: currency,
    tokenDecimals: found.decimals,
    quoteDecimals: quote.decimals,
    now,
    deadline: BigInt(now + seconds),
    hasGate: found.hasGate,
  })
  if (!reading.ok) {
    refuseIssues('Cli_DraftRefused', reading.issues, { token: found, currency: quote })
    throw new CliError('Cli_DraftRefused')
  }
  const { subject, launcher, ...rest } = found
  return {
    ...rest,
    terms: reading.terms,
    choice: input.liquidity,
    quote,
    launch: { launchPad, subject, ...(launcher && { launcher }) },
  }
}
