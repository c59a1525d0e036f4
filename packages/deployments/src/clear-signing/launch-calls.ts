import { call } from './call.ts'
import { field } from './field.ts'
import { permitFields } from './permit-fields.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

const permits = {
  'permits.[].token': field.token('Allowed token'),
  'permits.[].value': field.tokens('Allowed amount', '#.permits.[].token'),
  'permits.[].deadline': permitFields.deadline,
  'permits.[].signature': permitFields.signature,
}

const quote = (label: string) => field.currency(label, '#.params.quote')

const launch = {
  'params.token': field.address('Token (zero: new)'),
  'params.creation.templateId': field.choice('Kind of token', 'tokenTemplates'),
  'params.creation.strings.[]': field.raw('Name, symbol, URI'),
  'params.creation.addresses.[]': field.address('Address'),
  'params.creation.numbers.[]': field.raw('Number'),
  'params.creation.bools.[]': field.raw('Switch'),
  'params.creation.inviter': field.address('Inviter'),
  'params.creation.nftWrapper': field.address('NFT collection'),
  'params.creation.seed': field.hidden('Seed', 'it decides the address of the token'),
  'params.venueFactory': field.contract('Exchange'),
  'params.quote': field.address('Paired with'),
  'params.tokenAmount': field.tokens('Tokens to the pool', '#.params.token'),
  'params.quoteAmount': quote('Paid to the pool'),
  'params.maxRepairBps': field.percent('Price-repair budget'),
  'params.unlockAt': field.date('Liquidity locked to'),
  'params.lockOwner': field.address('Owner of the lock'),
  'params.tokenReceiver': field.address('Gets the rest'),
  'params.purchases.[].to': field.account('First buyer'),
  'params.purchases.[].quoteAmount': quote('First buyer pays'),
  'params.purchases.[].minTokens': field.tokens('And gets at least', '#.params.token'),
  'params.opening.openingSeconds': field.duration('Opening lasts'),
  'params.opening.cap': quote('Opening spends, most'),
  'params.deadline': field.date('Valid until'),
  '@.value': field.native('Value sent'),
}

/** Launches in one transaction. */
export const launchPadCalls = {
  launch: call('Launch a token', launch),
  launchWithPermits: call('Launch a token', { ...launch, ...permits }),
  clearOpening: unsigned('the opening vault opens trading'),
  payOut: unsigned('the opening vault pays its depositors'),
} as const satisfies CallTable

const opening = { openingId: field.raw('Opening') }
const receiver = { ...opening, to: field.account('Receiver') }
const account = { ...opening, account: field.account('Account') }

/** Batch openings. */
export const openingVaultCalls = {
  commit: call('Commit to an opening', {
    ...account,
    amount: field.raw('Amount (base units)'),
    wantedRate: field.raw('Min rate (1e18)'),
  }),
  clear: call('Open trading and buy for all', opening),
  claimTo: call('Claim from the opening', receiver),
  claimFor: call('Send tokens of the opening', account),
  refundTo: call('Refund own commitment', receiver),
  refundFor: call('Pay a commitment back', account),
  start: unsigned('the launch pad begins an opening'),
} as const satisfies CallTable

const loss = { token: '#.params.wish.token', quote: '#.params.wish.quote' } as const

const fix = {
  'params.wish.venueFactory': field.contract('Exchange'),
  'params.wish.token': field.token('Token'),
  'params.wish.quote': field.address('Paired with'),
  'params.wish.tokenAmount': field.tokens('Tokens to the pool', loss.token),
  'params.wish.quoteAmount': field.currency('Paid to the pool', loss.quote),
  'params.maxTokenLoss': field.tokens('Max tokens spent', loss.token),
  'params.maxQuoteLoss': field.currency('Max currency spent', loss.quote),
  'params.minLiquidity': field.raw('Liquidity at least'),
  'params.to': field.account('Gets the liquidity'),
  'params.deadline': field.date('Valid until'),
  '@.value': field.native('Value sent'),
}

/** Mending the price of a pool. */
export const poolRepairCalls = {
  fixPool: call('Repair the price of a pool', fix),
  fixPoolWithPermits: call('Repair the price of a pool', { ...fix, ...permits }),
} as const satisfies CallTable
