import { formatBps, formatInteger, formatTime, m } from '@slipway/messages'
import {
  buildCreatorAction,
  buildPresaleFinalize,
} from '@slipway/sdk/solana/presale/build-creator-action'
import { calculateProceeds } from '@slipway/sdk/solana/presale/presale-math'
import type { TransactionSigner } from '@solana/kit'
import { describeReturned } from '../../flow/describe-returned.ts'
import { preparePaidAccount } from '../../flow/prepare-paid-account.ts'
import { amountOf } from '../../lock/lock-texts.ts'
import type { PresaleView } from '../types.ts'
import { forecastFinish } from './forecast-finish.ts'
import type { PreparedAct } from './prepared-act.ts'
import type { PresaleAct } from './presale-act.ts'
import { presalePlaceOf } from './presale-place-of.ts'
import { solOf } from './presale-texts.ts'

type CreatorAct = Extract<
  PresaleAct,
  { kind: 'withdraw' | 'cancel' | 'close' | 'setTime' | 'setWhitelist' }
>

/** Says who is owed what, and begins the release. */
export function prepareFinalize(view: PresaleView, signer: TransactionSigner): PreparedAct {
  const { chain, presale, token } = view
  const { sold, unsold, proceeds, rewards } = forecastFinish(presale)
  return {
    kind: 'presale_finalize',
    instructions: [buildPresaleFinalize(presalePlaceOf(view), signer)],
    deposits: [],
    gets: [
      { label: m.solpresalepage_finish_buyers(), value: amountOf(token, sold) },
      { label: m.solpresalepage_finish_creator(), value: solOf(chain, proceeds) },
      ...(rewards > 0n
        ? [{ label: m.solpresalepage_finish_inviters(), value: solOf(chain, rewards) }]
        : []),
      {
        label: m.presale_finalize_review_unsold(),
        value: amountOf(token, unsold),
        note: presale.burnsUnsold
          ? m.presale_finalize_review_burned()
          : m.solpresalepage_finish_returned(),
      },
    ],
    permanent: [m.presale_finalize_permanent()],
  }
}

const taxNote = ({ token }: PresaleView) =>
  token.isTaxed
    ? { note: m.solana_lock_withdraw_tax({ tax: formatBps(token.transferFeeBps) }) }
    : {}

/** What a payment of both kinds brings; a kind of which there is nothing is left away. */
function paidLines(view: PresaleView, lamports: bigint, tokens: bigint): PreparedAct['gets'] {
  return [
    ...(lamports > 0n
      ? [{ label: m.solpresalepage_withdraw_raise(), value: solOf(view.chain, lamports) }]
      : []),
    ...(tokens > 0n
      ? [
          {
            label: m.solpresalepage_withdraw_tokens(),
            value: amountOf(view.token, tokens),
            ...taxNote(view),
          },
        ]
      : []),
  ]
}

async function preparePaid(
  view: PresaleView,
  signer: TransactionSigner,
  kind: 'withdraw' | 'close',
): Promise<PreparedAct | string> {
  const { chain, presale, token, status, held, now } = view
  const payment = await preparePaidAccount(chain, token, presale.creator)
  if (typeof payment === 'string') return payment
  const { paid, opening, deposits } = payment
  const place = presalePlaceOf(view)
  if (kind === 'close')
    return {
      kind: 'presale_close',
      instructions: [
        ...opening,
        ...(await buildCreatorAction(place, signer, { kind, isTaxed: token.isTaxed, ...paid })),
      ],
      deposits,
      gets: [
        ...paidLines(view, presale.proceeds - presale.withdrawn, held),
        ...(await describeReturned(chain, {
          accounts: [presale.address, presale.vault],
          note: m.solpresalepage_close_deposits(),
          elsewhere: presale.proceeds - presale.withdrawn,
        })),
      ],
      permanent: [m.solpresalepage_close_permanent()],
    }
  const isFinished = status.label === 'finished'
  const lamports = isFinished ? calculateProceeds(presale, now) : 0n
  return {
    kind: 'presale_withdraw',
    instructions: [...opening, ...(await buildCreatorAction(place, signer, { kind, ...paid }))],
    deposits,
    gets: paidLines(view, lamports, isFinished ? presale.unsold : held),
    permanent: [],
  }
}

async function prepareTimes(
  view: PresaleView,
  signer: TransactionSigner,
  act: Extract<CreatorAct, { kind: 'setTime' }>,
): Promise<PreparedAct> {
  const { presale } = view
  return {
    kind: 'presale_set_time',
    instructions: await buildCreatorAction(presalePlaceOf(view), signer, act),
    deposits: [],
    gets: [
      {
        label: m.presale_terms_start(),
        value: formatTime(act.startAt),
        note: m.solpresalepage_time_before({ time: formatTime(presale.startAt) }),
      },
      {
        label: m.presale_terms_end(),
        value: formatTime(act.endAt),
        note: m.solpresalepage_time_before({ time: formatTime(presale.endAt) }),
      },
    ],
    permanent: presale.buyers > 0 ? [m.presale_admin_time_permanent_free()] : [],
  }
}

/** A creator's act on a presale. @returns else why not, in words */
export async function prepareCreatorAct(
  view: PresaleView,
  signer: TransactionSigner,
  act: CreatorAct,
): Promise<PreparedAct | string> {
  if (act.kind === 'withdraw' || act.kind === 'close')
    return await preparePaid(view, signer, act.kind)
  if (act.kind === 'setTime') return await prepareTimes(view, signer, act)
  const { chain, presale, token, held } = view
  const instructions = await buildCreatorAction(presalePlaceOf(view), signer, act)
  if (act.kind === 'setWhitelist')
    return {
      ...{ kind: 'presale_set_whitelist', instructions, deposits: [] },
      gets: [{ label: m.solpresalepage_list_gets(), value: formatInteger(act.count) }],
      permanent: [m.solpresalepage_list_permanent()],
    }
  return {
    ...{ kind: 'presale_cancel', instructions, deposits: [] },
    gets: [
      { label: m.solpresalepage_cancel_gets(), value: amountOf(token, held) },
      ...(presale.buyers === 0
        ? []
        : [
            {
              label: m.presale_admin_cancel_gets_all(),
              value: m.presale_admin_cancel_gets_people({
                count: presale.buyers,
                shown: formatInteger(presale.buyers),
                amount: solOf(chain, presale.total),
              }),
            },
          ]),
    ],
    permanent: [m.presale_admin_cancel_permanent()],
  }
}
