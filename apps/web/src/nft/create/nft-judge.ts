import { errorMessage, m } from '@slipway/messages'
import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'
import { readNftDraft } from '@slipway/sdk/nft/create/read-nft-draft'
import { activeChain } from '../../core/active-chain.ts'
import { linkLabels } from '../../files/link-labels.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { readLocalInput } from '../../form/local-time.ts'
import { findInfoFaults } from '../shared/find-info-faults.ts'
import { commitmentOf } from './commitment.ts'
import type { NftFormValues } from './nft-form-values.ts'

/** Names of the fields as the summary shows them, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  name: m.nftmake_field_name,
  symbol: m.nftmake_field_symbol,
  isHidden: m.nftmake_field_hidden,
  uri: m.nftmake_field_uri,
  hiddenUri: m.nftmake_field_hidden_uri,
  total: m.nftmake_field_total,
  ownerShare: m.nftmake_field_share,
  firstMint: m.nftmake_field_first,
  receiver: m.nftmake_field_receiver,
  paymentToken: m.nftmake_field_token,
  mintFee: m.nftmake_field_fee,
  cap: m.nftmake_field_cap,
  listFee: m.nftmake_field_list_fee,
  listStart: m.nftmake_field_list_start,
  publicStart: m.nftmake_field_public_start,
  endTime: m.nftmake_field_end,
  royaltyPercent: m.nftmake_field_royalty,
  royaltyReceiver: m.nftmake_field_royalty_receiver,
  about: m.nftmake_field_about,
  ...linkLabels,
}
const order = Object.keys(labels)

/** What prices are counted in. */
export interface PaymentUnit {
  readonly symbol: string
  readonly decimals: number
}

/** The collection, or what is wrong with it by field; the first fault of a field is the one to mend first. */
export interface NftReading {
  readonly draft: NftDraft | null
  readonly errors: Readonly<Record<string, string>>
}

/** A moment that was chosen and not filled in is missing; what no input can hold is refused by the schema. */
const moment = (isChosen: boolean, typed: string) =>
  isChosen ? String(readLocalInput(typed) ?? '?') : ''

/** What is wrong with a place of files; undefined for nothing. */
function placeFault(typed: string, isFolder: boolean): string | undefined {
  const place = typed.trim()
  if (place === '') return m.nftfile_store_first()
  if (!/^(?:ipfs|https):\/\/[^\s/]+/.test(place)) return m.nftmake_uri_unusable()
  return isFolder && !place.endsWith('/') ? m.nftmake_uri_slash() : undefined
}

/** What no contract sees: whether wallets can open the places, and whether the reveal can ever happen. */
function formFaults(values: NftFormValues): Record<string, string | undefined> {
  const { urlMode, isHidden, uri, hiddenUri, payment, paymentToken, savedCommitment } = values
  const hides = urlMode === 'each' && isHidden
  const isUnsaved = savedCommitment === '' || savedCommitment !== commitmentOf(values)
  return {
    uri: placeFault(uri, urlMode === 'each' && !isHidden),
    hiddenUri: hides
      ? (placeFault(hiddenUri, true) ?? (isUnsaved ? m.nftmake_secret_unsaved() : undefined))
      : undefined,
    paymentToken:
      values.mintMethod === 'public' && payment === 'token' && paymentToken.trim() === ''
        ? errorMessage('Input_Required')
        : undefined,
  }
}

/** What the schema of form and SDK says about the form. @param now unix seconds of the chain */
export function judgeNft(values: NftFormValues, now: number, unit: PaymentUnit): NftReading {
  const { start, end, payment, hasList } = values
  const reading = readNftDraft(
    {
      ...values,
      isHidden: values.urlMode === 'each' && values.isHidden,
      paymentToken: payment === 'token' ? values.paymentToken : '',
      listStart: moment(hasList, values.listStart),
      publicStart: moment(hasList || start === 'date', values.publicStart),
      endTime: moment(end === 'date', values.endTime),
    },
    { now, paymentDecimals: unit.decimals },
  )
  const errors: Record<string, string> = {}
  for (const [field, fault] of Object.entries(formFaults(values)))
    if (fault !== undefined) errors[field] = fault
  for (const [field, { code, args }] of Object.entries(findInfoFaults(values)))
    errors[field] = errorMessage(code, args)
  const { nativeCurrency } = activeChain
  for (const { field, code, args } of reading.ok ? [] : reading.issues)
    errors[field] ??= errorMessage(code, args, { currency: unit, nativeCurrency })
  const isRight = Object.keys(errors).length === 0
  return { draft: reading.ok && isRight ? reading.draft : null, errors }
}

/** Texts by field for the summary above the form, in the form's order; what concerns the whole form comes last. */
export function listNftProblems(errors: Readonly<Record<string, string>>): readonly FormProblem[] {
  const placeOf = (field: string) => (order.indexOf(field) + order.length + 1) % (order.length + 1)
  return Object.entries(errors)
    .toSorted(([left], [right]) => placeOf(left) - placeOf(right))
    .map(([field, text]) => ({ field, label: labels[field]?.(), text }))
}
